import { scene as careers } from "./about/careers";
import { scene as howWeWork } from "./about/how-we-work";
import { scene as team } from "./about/team";
import { scene as artificialIntelligence } from "./focus/artificial-intelligence";
import { scene as biAnalytics } from "./focus/bi-analytics";
import { scene as businessAutomation } from "./focus/business-automation";
import { scene as digitalCommerce } from "./focus/digital-commerce";
import { scene as enterpriseApplications } from "./focus/enterprise-applications";
import { scene as technologyIntegration } from "./focus/technology-integration";
import { scene as beautyLifestyle } from "./industry/beauty-lifestyle";
import { scene as construction } from "./industry/construction";
import { scene as education } from "./industry/education";
import { scene as finance } from "./industry/finance";
import { scene as healthcare } from "./industry/healthcare";
import { scene as insurance } from "./industry/insurance";
import { scene as itTelecom } from "./industry/it-telecom";
import { scene as legal } from "./industry/legal";
import { scene as logistics } from "./industry/logistics";
import { scene as manufacturing } from "./industry/manufacturing";
import { scene as marketplace } from "./industry/marketplace";
import { scene as mediaOtt } from "./industry/media-ott";
import { scene as onDemand } from "./industry/on-demand";
import { scene as retail } from "./industry/retail";
import { scene as socialMedia } from "./industry/social-media";
import { scene as sports } from "./industry/sports";
import { scene as travel } from "./industry/travel";
import type { Scene } from "./scene";

/** The drawings of the industry pages by slug; a page whose slug is not here shows its sign and its day chart alone. */
export const industryScenes: Readonly<Record<string, Scene>> = {
  healthcare,
  education,
  finance,
  retail,
  manufacturing,
  travel,
  logistics,
  sports,
  marketplace,
  construction,
  "media-ott": mediaOtt,
  "social-media": socialMedia,
  "beauty-lifestyle": beautyLifestyle,
  insurance,
  legal,
  "it-telecom": itTelecom,
  "on-demand": onDemand,
};

/** The drawings of the focus pages by slug. */
export const focusScenes: Readonly<Record<string, Scene>> = {
  "artificial-intelligence": artificialIntelligence,
  "bi-analytics": biAnalytics,
  "business-automation": businessAutomation,
  "digital-commerce": digitalCommerce,
  "enterprise-applications": enterpriseApplications,
  "technology-integration": technologyIntegration,
};

/** The drawings of the pages about the company by slug. */
export const aboutScenes: Readonly<Record<string, Scene>> = {
  careers,
  "how-we-work": howWeWork,
  team,
};
