import { stations as animation } from "./Animation";
import { stations as aiMl } from "./ai-ml";
import { stations as devops } from "./devops";
import { stations as marketing } from "./marketing";
import { stations as mobileApps } from "./mobile-apps";
import { stations as softwareDevelopment } from "./software-development";
import type { Stations } from "./stations";
import { stations as uiux } from "./uiux";
import { stations as webDevelopment } from "./web-development";

/** Services whose stations bring a setting of their own, a strip of film or a house and a street. All others stand in a hall. */
export const ownSetting: ReadonlySet<string> = new Set(["web-development", "mobile-apps"]);

/** The unrolled drawings of the service pages by slug. */
export const serviceStations: Readonly<Record<string, Stations>> = {
  "web-development": webDevelopment,
  "mobile-apps": mobileApps,
  "ai-ml": aiMl,
  uiux,
  devops,
  "software-development": softwareDevelopment,
  Animation: animation,
  marketing,
};
