import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "36,000 viewers: 600 starts a second within a minute, 10 within an hour (an example, the page says so)",
    where: "number",
    source: "Arithmetic: 36,000 / 60 = 600; 36,000 / 3,600 = 10",
    confirmed: "knowledge",
    checked: "2026-11-26",
    readAgainBy: "2028-11-26",
  },
  {
    statement: "HLS and MPEG-DASH are the two common streaming formats; one set of files can usually serve both",
    where: "standards.items.0",
    source: "IETF RFC 8216, https://www.rfc-editor.org/rfc/rfc8216; ISO/IEC 23009-1",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "One encrypted file (cbcs) usually serves the three DRM systems, PlayReady from version 4.0",
    where: "standards.items.1",
    source: "ISO/IEC 23001-7; PlayReady 4.0 content protection; looked up by the buyers' reading of 2026-11-23",
    confirmed: "review",
    checked: "2026-11-23",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Break markers can be inserted where they are missing",
    where: "standards.items.2",
    source: "ANSI/SCTE 35",
    confirmed: "review",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "Loudness targets of EBU R 128 and ATSC A/85; California forbids louder streamed advertisements (SB 576, since 1 July 2026)",
    where: "standards.items.3",
    source: "EBU Recommendation R 128; ATSC A/85; California SB 576, chapter 336 of 2025, https://vulcanbills.com/ca/2025/SB576",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "Ratings U to A, parental locks from U/A 13+, reliable age check for A; rule 9(1) and (3) stayed by the High Courts of Bombay (14 August 2021) and Madras (16 September 2021), no end of the stay found; the Bombay court did not stay rules 14 and 16, the power to block",
    where: "standards.items.4",
    source:
      "IT (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021, Part III and Appendix; stays: https://www.legitquest.com/case/digital-news-publishers-association-and-ors-v-union-of-india-and-ors/1FC83D and https://www.business-standard.com/article/current-affairs/madras-high-court-stays-certain-sub-clauses-of-new-it-rules-121091601313_1.html (2026-11-24; a lawyer should confirm); blocking: https://www.livemint.com/news/india/bombay-hc-stays-some-provisions-of-newly-introduced-it-rules-11628946467226.html (2026-11-27); ministry advisory reported at https://d33gy59ovltp76.cloudfront.net/news/i-b-ministry-asks-ott-platforms-to-ensure-display-of-age-based-rating-in-ads",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "India's OTT accessibility guidelines of 6 February 2026: 36 months, so February 2029, for most new titles, each with captions or sign language and with audio description (live, audio-only and standalone short-form content exempt); the European Accessibility Act, the UK's Media Act 2024 and the CVAA (USA) differ; apps and sites must work with assistive technology",
    where: "standards.items.5",
    source:
      "MIB office memorandum of 6 February 2026, https://bestmediainfo.com/mediainfo/mediainfo-digital/final-ott-accessibility-norms-mib-sets-36-month-timeline-forms-monitoring-committee-11088508; PIB release 2246020 of 27 March 2026; assistive technology: https://www.pitchonnet.com/pitch-feature/mib-mandates-ott-platforms-to-include-captions-and-audio-descriptions-under-new-guidelines-38901.html; Directive (EU) 2019/882, https://www.includio.com/blog-post/european-accessibility-act-media; 47 CFR 79.4; Communications Act 2003 (UK), accessibility code for Tier 1 services, https://legislation.gov.uk/ukpga/2003/21/part/4A/chapter/3/crossheading/accessibility-code-for-tier-1-services/data.xht; Ofcom's code was under consultation until 7 August 2026, https://www.ofcom.org.uk/tv-radio-and-on-demand/accessibility/tier-1-accessibility-code",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "Subscriptions bought in an app store usually continue if the new app replaces the old one in the same store listing",
    where: "questions.2",
    source: "Apple and Google bind a subscription to the app's record in the store and to the buyer's store account",
    confirmed: "knowledge",
    checked: "2026-11-27",
    readAgainBy: "2027-11-27",
  },
];
