import type { Menu } from "@/content/types";
import { route } from "./route";

/** Four menus with two pages each, in the specification's order. */
export const menus: Menu[] = [
  {
    id: "about",
    label: "About",
    sectionLabel: "About the company",
    sectionRoute: "/#about",
    items: [
      { route: route("/about/team"), title: "Team", line: "Who does the work", icon: "team" },
      { route: route("/about/careers"), title: "Careers", line: "Open positions", icon: "careers" },
    ],
  },
  {
    id: "focus",
    label: "Focus",
    sectionLabel: "Six fields on one line",
    sectionRoute: "/#focus",
    promo: { name: "Agile Team", text: "Picked for your project." },
    items: [
      { route: route("/focus/digital-commerce"), title: "Digital Commerce", line: "Shops that keep up", icon: "commerce" },
      { route: route("/focus/bi-analytics"), title: "BI & Analytics", line: "Numbers one can act on", icon: "analytics" },
    ],
  },
  {
    id: "services",
    label: "Services",
    sectionLabel: "All services, drawn",
    sectionRoute: "/#services",
    items: [
      { route: route("/services/devops"), title: "DevOps", line: "Releases that are boring", icon: "devops", tone: "primary" },
      {
        route: route("/services/Animation"),
        title: "Animation",
        line: "Motion that explains",
        icon: "animation",
        tone: "secondary",
      },
    ],
  },
  {
    id: "industry",
    label: "Industry",
    sectionLabel: "All industries by the hour",
    sectionRoute: "/#industry",
    items: [
      { route: route("/industry/travel"), title: "Travel", line: "Booked at every hour", icon: "travel" },
      { route: route("/industry/legal"), title: "Legal", line: "Nothing may be lost", icon: "legal" },
    ],
  },
];
