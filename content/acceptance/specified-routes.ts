/** The 42 addresses of the specification (see specification.test.ts), by collection, in its own spelling: "termsAndConditon" and "Animation" are meant. */
export const SPECIFIED_ROUTES = {
  single: ["/", "/contact/", "/about/contact/", "/faq/"],
  services: [
    "/services/web-development/",
    "/services/mobile-apps/",
    "/services/ai-ml/",
    "/services/devops/",
    "/services/uiux/",
    "/services/software-development/",
    "/services/Animation/",
    "/services/marketing/",
  ],
  focus: [
    "/focus/enterprise-applications/",
    "/focus/artificial-intelligence/",
    "/focus/digital-commerce/",
    "/focus/technology-integration/",
    "/focus/business-automation/",
    "/focus/bi-analytics/",
  ],
  industry: [
    "/industry/healthcare/",
    "/industry/education/",
    "/industry/finance/",
    "/industry/retail/",
    "/industry/manufacturing/",
    "/industry/travel/",
    "/industry/logistics/",
    "/industry/sports/",
    "/industry/marketplace/",
    "/industry/construction/",
    "/industry/media-ott/",
    "/industry/social-media/",
    "/industry/beauty-lifestyle/",
    "/industry/insurance/",
    "/industry/legal/",
    "/industry/it-telecom/",
    "/industry/on-demand/",
  ],
  about: ["/about/team/", "/about/how-we-work/", "/about/careers/"],
  legal: ["/termsAndConditon/", "/privacyPolicy/", "/refundPolicy/", "/gdpr/"],
} as const;

/** All of them. */
export const specifiedRoutes: readonly string[] = Object.values(SPECIFIED_ROUTES).flat();
