/** Slugs whose spelling the specification fixes (section 2), odd ones included. */
export const SPECIFIED_SLUGS = {
  services: ["web-development", "mobile-apps", "ai-ml", "devops", "uiux", "software-development", "Animation", "marketing"],
  focus: [
    "enterprise-applications",
    "artificial-intelligence",
    "digital-commerce",
    "technology-integration",
    "business-automation",
    "bi-analytics",
  ],
  about: ["team", "how-we-work", "careers"],
  industry: [
    "healthcare",
    "education",
    "finance",
    "retail",
    "manufacturing",
    "travel",
    "logistics",
    "sports",
    "marketplace",
    "construction",
    "media-ott",
    "social-media",
    "beauty-lifestyle",
    "insurance",
    "legal",
    "it-telecom",
    "on-demand",
  ],
  legal: ["termsAndConditon", "privacyPolicy", "refundPolicy", "gdpr"],
} as const;

/** The collections: a folder of content each. */
export type CollectionName = keyof typeof SPECIFIED_SLUGS;

/** All of them, in the order of the sitemap. */
export const COLLECTIONS: readonly CollectionName[] = ["services", "focus", "industry", "about", "legal"];

/** The file of an entry, for error messages. */
export const fileOf = (collection: CollectionName, slug: string): string => `content/${collection}/${slug}.ts`;
