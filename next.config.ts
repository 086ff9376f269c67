import { execSync } from "node:child_process";
import type { NextConfig } from "next";

/** The commit: a constant would keep old tabs from noticing a new deploy. Outside a checkout, the time. */
function buildId(): string {
  try {
    return execSync("git rev-parse --short=12 HEAD", { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return Date.now().toString(36);
  }
}

const config: NextConfig = {
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
  // The export has no image server; drawings are SVG and logos come from sprites.
  images: { unoptimized: true },
};

export default config;
