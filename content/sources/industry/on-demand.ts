import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "3 km radius: 28.3 square kilometres; 4 km: 50.3; 78% more",
    where: "number",
    source: "Arithmetic: pi x 9 = 28.27; pi x 16 = 50.27; 16/9 = 1.78",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2028-11-22",
  },
  {
    statement: "Ordering platforms for food need a central FSSAI licence",
    where: "standards.items.0",
    source:
      "Food Safety and Standards (Licensing and Registration of Food Businesses) Regulations, 2011, Schedule 1, as amended in 2018, https://www.quickcompany.in/articles/fssai-license-requirement-for-e-commerce-business; still so in February 2026, https://www.psrcompliance.com/blog/central-fssai-license-for-ecommerce-food-business (not found: whether the order of March 2026 changes it)",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-04-01",
  },
  {
    statement:
      "Money of others that is paid online is held by a licensed payment provider (in India an authorised payment aggregator, in escrow)",
    where: "systems.items.5.text",
    source: "RBI (Regulation of Payment Aggregators) Directions 2025, see the marketplace page",
    confirmed: "knowledge",
    checked: "2026-11-26",
    readAgainBy: "2027-03-22",
  },
  {
    statement: "Allergen information before the order and at delivery; a label on each container is good practice",
    where: "standards.items.1",
    source:
      "Regulation (EU) No 1169/2011, article 14; https://food.gov.uk/business-guidance/allergen-information-for-non-prepacked-foods-best-practice-distance-selling-and-pre-ordering; https://safetotrade.org.uk/aide-memoire/distance-selling-requirements/ and https://www.fsai.ie/Business-Advice/Labelling/Labelling-Distance-Selling",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "Fares from half to twice the base fare, at least 80% of the fare to drivers with their own vehicle; drivers pass police verification, medical and psychological checks",
    where: "standards.items.2",
    source:
      "Motor Vehicle Aggregator Guidelines, 2025 (MoRTH, 1 July 2025), https://www.ndtv.com/india-news/ola-uber-can-aggregators-can-hike-peak-hour-surge-pricing-charge-up-to-2x-base-fare-new-rules-indrive-rapido-8811210; checks: https://emobilityplus.com/2025/07/02/ministry-of-road-transport-and-highways-releases-new-guidelines-2025to-streamline-and-secure-indias-shared-mobility-sector/amp",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "Code on Social Security in force since 21 November 2025; aggregators contribute 1 to 2% of turnover, at most 5% of payments to gig and platform workers",
    where: "standards.items.3",
    source:
      "Code on Social Security, 2020, section 114(4), https://snappar.com/laws/code-social-security-act-2020/114; https://www.theweek.in/news/biz-tech/2025/11/22/no-more-job-safety-anxiety-how-india-s-new-social-security-law-reforms-help-gig-workers-contract-employees.html; capped at 5% of payments to workers; Code on Social Security (Central) Rules, 2026, published on 8 May 2026, https://www.lawspedia.in/rule-49-of-the-social-security-central-rules-2026",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-02-22",
  },
  {
    statement:
      "Some states have fees of their own: Karnataka 1% of each payout, with caps, since 13 February 2026, challenged in court (no stay on 3 July 2026; nothing later found on 24 November 2026); Rajasthan's Act of 2023",
    where: "standards.items.3",
    source:
      "Karnataka Platform-Based Gig Workers (Social Security and Welfare) Act, 2025, order of 13 February 2026, https://www.newindianexpress.com/amp/story/states/karnataka/2026/Feb/17/1-per-cent-fee-on-gig-platforms-to-fund-social-security-in-karnataka; hearing date: https://www.thenewsminute.com/karnataka/karnataka-hc-stays-coercive-action-against-swiggy-zomato-zepto-over-gig-workers-act; petitioners only: https://quantumnews24.in/karnataka-high-court-grants-interim-relief-to-platforms-challenging-gig-workers-act-bengaluru-news/; challenge: https://www.livelaw.in/high-court/karnataka-high-court/karnataka-high-court-interim-order-challenge-platform-gig-workers-act-539865; Rajasthan Platform Based Gig Workers (Registration and Welfare) Act, 2023, https://www.legitquest.com/act/the-rajasthan-platform-based-gig-workers-registration-and-welfare-act-2023/E7B1",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-02-22",
  },
  {
    statement:
      "Platform work directive due in national law by 2 December 2026: presumption of employment (article 5, rebuttable), people oversee and decide suspensions (article 10)",
    where: "standards.items.4",
    source: "Directive (EU) 2024/2831, https://eur-lex.europa.eu/eli/dir/2024/2831/oj",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2026-12-03",
  },
  {
    statement: "13 dark patterns, among them drip pricing (fees that appear late)",
    where: "standards.items.5",
    source:
      "Guidelines for Prevention and Regulation of Dark Patterns, 2023 (CCPA, 30 November 2023), https://1-comply.com/guidelines-for-prevention-and-regulation-of-dark-patterns-2023",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "DPDP main duties, among them the notice, begin in May 2027; how long locations are kept is left to the client's lawyer (rule 8(3): at least one year)",
    where: "standards.items.6",
    source:
      "DPDP Rules, 2025, rule 8(3), https://www.dpdpa.in/dpdpa_rules_2025/Rule_8.htm; the ministry proposed in January 2026 to shorten the time for some duties, https://ssrana.in/?p=43288; May 2027 still stood in June 2026, https://www.getastra.com/blog/compliance/dpdp-compliance/",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-02-01",
  },
  {
    statement: "Rajasthan, Bihar and Jharkhand have passed Acts for gig workers",
    where: "standards.items.3",
    source: "https://bharathorizon.com/politics/state-politics/4-states-have-gig-worker-laws-but-implementation-lags.html",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-05-23",
  },
  {
    statement: "Toast gives write access only to approved partners and agreed custom integrations",
    where: "integrations.items.2",
    source: "https://doc.toasttab.com/doc/devguide/apiIntegrationTypes.html",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-24",
  },
  {
    statement:
      "In India the platform itself owes the GST on rides, restaurant meals and, by small suppliers, home services and (since 22 September 2025) local delivery",
    where: "systems.items.5.text",
    source:
      "CGST Act, section 9(5); Notification 17/2017-Central Tax (Rate) as amended by 17/2025, https://app.ikargos.com/circular/notification/details/RHPOX5kB2GkV5cR3oPUl/notification-no-17-2025-central-tax-rate-dated-17-sep-2025; https://cleartax.in/s/gst-on-notified-services-ecommerce-operators-95",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-26",
  },
  {
    statement: "New York City: minimum pay for app-based delivery workers, since 26 January 2026 for groceries too",
    where: "standards.items.7",
    source:
      "Local Laws 115 of 2021, 123 and 124 of 2025, https://www.nyc.gov/site/dca/news/009-26/major-victory-nyc-delivery-workers-landmark-protections-take-effect-today",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-04-01",
  },
];
