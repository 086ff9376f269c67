import { plates as animation } from "./Animation";
import { plates as aiMl } from "./ai-ml";
import { plates as devops } from "./devops";
import { plates as marketing } from "./marketing";
import { plates as mobileApps } from "./mobile-apps";
import type { Plates } from "./plate";
import { plates as softwareDevelopment } from "./software-development";
import { plates as uiux } from "./uiux";
import { plates as webDevelopment } from "./web-development";

/** The detail drawings of the service pages by slug; a service that is not here shows its words alone. */
export const servicePlates: Readonly<Record<string, Plates>> = {
  "web-development": webDevelopment,
  "mobile-apps": mobileApps,
  "ai-ml": aiMl,
  uiux,
  devops,
  "software-development": softwareDevelopment,
  Animation: animation,
  marketing,
};
