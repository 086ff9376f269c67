/**
 * Addresses that people type, remember or shorten, and the page each one means. Hosts answer them with 301 (specification decisions,
 * Routes); no second page exists. Written without the slash at the end; hosts answer both spellings.
 */
export const ALIASES: Readonly<Record<string, string>> = {
  "/home": "/",
  "/about": "/#about",
  "/about-us": "/#about",
  "/services": "/#services",
  "/focus": "/#focus",
  "/technologies": "/#technologies",
  "/industry": "/#industry",
  "/industries": "/#industry",

  "/services/animation": "/services/Animation/",
  "/services/ai": "/services/ai-ml/",
  "/services/web": "/services/web-development/",
  "/services/website-development": "/services/web-development/",
  "/services/mobile": "/services/mobile-apps/",
  "/services/mobile-app-development": "/services/mobile-apps/",
  "/services/ui-ux": "/services/uiux/",
  "/services/ui-ux-design": "/services/uiux/",
  "/services/digital-marketing": "/services/marketing/",

  "/team": "/about/team/",
  "/careers": "/about/careers/",
  "/jobs": "/about/careers/",
  "/how-we-work": "/about/how-we-work/",
  "/contact-us": "/contact/",
  "/faqs": "/faq/",

  "/terms": "/termsAndConditon/",
  "/terms-and-conditions": "/termsAndConditon/",
  "/termsandconditon": "/termsAndConditon/",
  "/termsAndCondition": "/termsAndConditon/",
  "/termsAndConditions": "/termsAndConditon/",
  "/privacy": "/privacyPolicy/",
  "/privacy-policy": "/privacyPolicy/",
  "/privacypolicy": "/privacyPolicy/",
  "/refund": "/refundPolicy/",
  "/refund-policy": "/refundPolicy/",
  "/refundpolicy": "/refundPolicy/",
  "/GDPR": "/gdpr/",

  "/sitemap": "/site-map/",
};
