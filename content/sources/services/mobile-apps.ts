import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "Google Play's mark for crashes that users notice is 1.09% of daily users",
    where: "measures.rows.0",
    source: "Android vitals, https://developer.android.com/topic/performance/vitals",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Apple can reject a website in an app frame",
    where: "scope.decline.0",
    source:
      "App Review Guidelines, 4.2 Minimum Functionality; a rejection quoted at https://gist.github.com/acidjazz/6017f4ffe407df0381b64981800278e1",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Both stores ask an organisation for a DUNS number; it can take up to 30 days",
    where: "questions.2.answer",
    source:
      "Apple Developer Program enrolment and Play Console help; https://github.com/Practitionist/familiarise_mobile/issues/39",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Review typically takes a day or two",
    where: "questions.2.answer",
    source: "Apple: 90% of submissions within 24 hours on average, App Review page; not found again by search",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Android recommends touch targets of 48 dp, about 9 mm",
    where: "stations.0",
    source:
      "Android Accessibility Help, Touch target size, https://support.google.com/accessibility/android/answer/7101858?hl=en",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-26",
  },
  {
    statement: "A complex app takes three to six months",
    where: "start.duration",
    source: "The site's specification, claims of the company",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "A developer account costs 99 US dollars a year at Apple and 25 once at Google Play",
    where: "questions.4.answer",
    source:
      "Apple Developer Program, quoted at https://raw.githubusercontent.com/api-evangelist/ios/main/plans/ios-plans-pricing.yml; Google Play Console, quoted at http://brainiky.site/blog/google-play-developer-fee-is",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-26",
  },
  {
    statement: "A store release usually cannot be recalled (except code that React Native or Flutter replaces outside the store)",
    where: "questions.3.answer",
    source:
      "Expo, EAS Update, Rollbacks, https://docs.expo.dev/eas-update/rollbacks.md; for Flutter Shorebird, https://docs.shorebird.dev/code-push/rollback.md",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-24",
  },
  {
    statement: "Staff apps can stay private: Apple Business Manager and managed Google Play",
    where: "scope.takeOn.0",
    source:
      "Apple, Custom app distribution with Apple Business Manager, https://developer.apple.com/wwdc20/10667s; Google Play Help, private apps",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-11-23",
  },
  {
    statement:
      "iOS goes on sending for an app that it ended itself, and stops if the user swiped the app away; so do some makes of Android, which treat that as a force stop",
    where: "control.answers.3, sampleRecord.callouts.0",
    source:
      "URLSessionConfiguration.background, https://developer.apple.com/documentation/foundation/urlsessionconfiguration/background(withidentifier:).md; cancelled after a force quit, https://developer.apple.com/documentation/foundation/url-session-background-task-cancellation-reasons.md; Android: Google's answer in https://issuetracker.google.com/issues/113676489, quoted in https://github.com/android/codelab-android-workmanager/issues/87",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-24",
  },
  {
    statement: "OWASP MASVS is a security standard for mobile apps",
    where: "deliverables.items.0.text",
    source: "https://raw.githubusercontent.com/OWASP/owasp-masvs/master/README.md",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-11-23",
  },
  {
    statement: "Most payments need a signal: UPI LITE X pays offline by NFC, up to 500 rupees, on Android only",
    where: "deliverables.items.1.text",
    source: "NPCI, https://npci.org.in/what-we-do/upi-lite/upi-lite-x/faqs",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-26",
  },
  {
    statement: "Whoever takes an app over needs its store accounts; with them Google resets a lost upload key",
    where: "scope.takeOn.3",
    source:
      "Updates carry the certificate of the first release, https://infinum.com/handbook/android/common-android/keystore-management; upload key, https://github.com/expo/fyi/blob/main/android-reset-keystore.md",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-26",
  },
];
