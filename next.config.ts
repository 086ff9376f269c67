import { execSync } from "node:child_process";
import { createJiti } from "jiti";
import type { NextConfig } from "next";

/** The commit: a constant would keep old tabs from noticing a new deploy. Outside a checkout, the time. */
function buildId(): string {
  try {
    return execSync("git rev-parse --short=12 HEAD", { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return Date.now().toString(36);
  }
}

/** What components/art/sprite-address.ts reads. Next's helpers, which load this file again, find it in their environment. */
async function spriteVersion(): Promise<string> {
  const root = process.cwd();
  const jiti = createJiti(`${root}/`, { alias: { "@/": `${root}/` }, jsx: true });
  const module = await jiti.import<typeof import("./app/_lib/sprites")>("./app/_lib/sprites.ts");
  process.env.SPRITE_VERSION ??= await module.spriteVersion();
  return process.env.SPRITE_VERSION;
}

const config = async (): Promise<NextConfig> => ({
  output: "export",
  trailingSlash: true,
  typedRoutes: true,
  // `npm run types` checks them, once, before the build.
  typescript: { ignoreBuildErrors: true },
  // Native or self-loading modules of build steps: they stay outside the bundle.
  serverExternalPackages: ["@resvg/resvg-js", "fontkit"],
  reactStrictMode: true,
  poweredByHeader: false,
  generateBuildId: buildId,
  env: { SPRITE_VERSION: await spriteVersion() },
  // Nobody waits for the framework, so fewer and larger files beat parallel ones: 4 kB less over the line, and fewer requests at the first
  // intent. All four are needed; what a page needs alone stays a file of its own.
  experimental: {
    globalNotFound: true,
    turbopackChunking: {
      requestCost: 10_000_000,
      minChunkSize: 1_000_000,
      maxChunkCountPerGroup: 1,
      maxMergeChunkSize: 10_000_000,
    },
  },
  // The export has no image server; drawings are SVG and logos come from sprites.
  images: { unoptimized: true },
});

export default config;
