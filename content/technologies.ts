import type { z } from "zod";
import type { technologiesSchema } from "./schemas/labels";

/** A tab of the technologies section, and one of its tiles. */
export type TechnologyTab = z.infer<typeof technologiesSchema>[number];
export type TechnologyTile = TechnologyTab["tiles"][number];

type Definition = Omit<TechnologyTile, "name">;

/** Every technology once. */
const catalogue = {
  Flutter: { category: "Mobile", logo: "flutter" },
  "React Native": { category: "Mobile", logo: "react" },
  Swift: { category: "Mobile", logo: "swift" },
  Kotlin: { category: "Mobile", logo: "kotlin" },
  Xamarin: { category: "Mobile", logo: "xamarin" },
  Ionic: { category: "Mobile", logo: "ionic" },

  React: { category: "Front End", logo: "react" },
  Angular: { category: "Front End", logo: "angular" },
  "Vue.js": { category: "Front End", logo: "vuedotjs" },
  "Next.js": { category: "Front End", logo: "nextdotjs" },
  TypeScript: { category: "Front End", logo: "typescript" },
  JavaScript: { category: "Front End", logo: "javascript" },

  MongoDB: { category: "Database", logo: "mongodb" },
  PostgreSQL: { category: "Database", logo: "postgresql" },
  MySQL: { category: "Database", logo: "mysql" },
  Redis: { category: "Database", logo: "redis" },
  Firebase: { category: "Database", logo: "firebase" },
  DynamoDB: { category: "Database", logo: "amazondynamodb" },

  "Node.js": { category: "Backend", logo: "nodedotjs" },
  Python: { category: "Backend", logo: "python" },
  Java: { category: "Backend", logo: "openjdk" },
  PHP: { category: "Backend", logo: "php" },
  Go: { category: "Backend", logo: "go" },
  "C#": { category: "Backend", logo: "csharp" },

  WordPress: { category: "CMS", logo: "wordpress" },
  Drupal: { category: "CMS", logo: "drupal" },
  Strapi: { category: "CMS", logo: "strapi" },
  Contentful: { category: "CMS", logo: "contentful" },
  Sanity: { category: "CMS", logo: "sanity" },
  Ghost: { category: "CMS", logo: "ghost" },

  AWS: { category: "Hosting", logo: "amazonaws" },
  "Google Cloud": { category: "Hosting", logo: "googlecloud" },
  "Microsoft Azure": { category: "Hosting", logo: "microsoftazure" },
  Vite: { category: "Build", logo: "vite" },
  Gradle: { category: "Build", logo: "gradle" },
  Jenkins: { category: "CI/CD", logo: "jenkins" },
  "GitHub Actions": { category: "CI/CD", logo: "githubactions" },
  Jest: { category: "Testing", logo: "jest" },
  Playwright: { category: "Testing", logo: "playwright" },
  Docker: { category: "DevOps", logo: "docker" },
  Kubernetes: { category: "DevOps", logo: "kubernetes" },
  Terraform: { category: "DevOps", logo: "terraform" },

  // On service pages only.
  Figma: { category: "Design", logo: "figma" },
  "After Effects": { category: "Film", logo: "adobeaftereffects" },
  Blender: { category: "3D film", logo: "blender" },
  "Google Ads": { category: "Advertising", logo: "googleads" },
  "Search Console": { category: "Search", logo: "googlesearchconsole" },
  "Google Analytics": { category: "Visits", logo: "googleanalytics" },
} satisfies Record<string, Definition>;

export type TechnologyName = keyof typeof catalogue;

/** What a tool is for, on service pages, where its category in the tabs would tell a buyer little. */
const uses: Partial<Record<string, string>> = {
  Docker: "Packaging",
  Kubernetes: "Many servers",
  Jenkins: "Pipelines",
  "GitHub Actions": "Pipelines",
  Terraform: "Server setup",
  Firebase: "App services",
} satisfies Partial<Record<TechnologyName, string>>;

const technologies: ReadonlyMap<string, TechnologyTile> = new Map(
  Object.entries(catalogue).map(([name, rest]) => [name, { name, ...rest, category: uses[name] ?? rest.category }]),
);

/** Names that other content may use, such as `tools` of a service. */
export const technologyNames: string[] = [...technologies.keys()];

/** The tile of a technology on a service page, also of one that is in no tab. Throws for a name that is not in the catalogue. */
export function technologyNamed(name: string): TechnologyTile {
  const tile = technologies.get(name);
  if (!tile)
    throw new Error(`content/technologies.ts knows no "${name}"; add it there, or use one of: ${technologyNames.join(", ")}`);
  return tile;
}

const tab = (name: string, ...technologies: TechnologyName[]): TechnologyTab => ({
  name,
  tiles: technologies.map((technology) => ({ name: technology, ...catalogue[technology] })),
});

/**
 * The seven tabs in the specification's order; the first is shown when the page opens. A technology stands on the page once for all its tabs, so
 * two tabs may not put the same two in different orders (components/sections/home/shared-tiles.ts).
 */
export const technologyTabs: TechnologyTab[] = [
  tab(
    "All Technologies",
    "AWS",
    "Google Cloud",
    "Microsoft Azure",
    "Docker",
    "Kubernetes",
    "Vite",
    "Gradle",
    "Jenkins",
    "GitHub Actions",
    "Jest",
    "Playwright",
    "React",
    "Angular",
    "Next.js",
    "TypeScript",
    "Node.js",
    "Python",
    "MongoDB",
    "PostgreSQL",
    "Flutter",
    "Swift",
  ),
  tab("Mobile", "Flutter", "React Native", "Swift", "Kotlin", "Xamarin", "Ionic"),
  tab("Front End", "React", "Angular", "Vue.js", "Next.js", "TypeScript", "JavaScript"),
  tab("Database", "MongoDB", "PostgreSQL", "MySQL", "Redis", "Firebase", "DynamoDB"),
  tab("Backend", "Node.js", "Python", "Java", "PHP", "Go", "C#"),
  tab("CMS", "WordPress", "Drupal", "Strapi", "Contentful", "Sanity", "Ghost"),
  tab("Infra and DevOps", "AWS", "Google Cloud", "Docker", "Kubernetes", "Jenkins", "Terraform"),
];
