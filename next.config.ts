import { spawnSync } from "node:child_process";
import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { buildId } from "./scripts/build/build-id.ts";

/**
 * What components/art/sprites/sprite-address.ts reads in a build; computed in a process of its own, because Next loads this file without the
 * project's aliases. The same process stops the build at mistakes in the content. Next's workers load this file again: they find the version in their environment.
 */
function spriteVersion(): string {
  if (process.env.SPRITE_VERSION) return process.env.SPRITE_VERSION;
  // The loader of the content is for servers only.
  const options = ["--conditions=react-server", "--import", "tsx"];
  const { status, stdout } = spawnSync(process.execPath, [...options, "scripts/build/before-build.ts"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  // It has said why: mostly a mistake in the content, a photograph or a colour.
  if (status !== 0) process.exit(1);
  process.env.SPRITE_VERSION = stdout.trim();
  return process.env.SPRITE_VERSION;
}

const config = (phase: string): NextConfig => ({
  output: "export",
  trailingSlash: true,
  typedRoutes: true,
  // `npm run types` checks them, once, before the build.
  typescript: { ignoreBuildErrors: true },
  // Native or self-loading modules of build steps: they stay outside the bundle.
  serverExternalPackages: ["@myriaddreamin/typst-ts-node-compiler", "@resvg/resvg-js", "fontkit", "lightningcss"],
  reactStrictMode: true,
  poweredByHeader: false,
  generateBuildId: () => buildId(),
  env: phase === PHASE_PRODUCTION_BUILD ? { SPRITE_VERSION: spriteVersion() } : {},
  // The framework's scripts load at the visitor's first move, touch or key, when the page is long there (scripts/build/README.md). So few large
  // files beat many that load at the same time: 4 kB less over the line, and fewer requests. It needs all four numbers of turbopackChunking;
  // what a page needs alone stays a file of its own.
  experimental: {
    globalNotFound: true,
    // No colour is written with light-dark(), so `color-scheme` needs no variables beside it.
    lightningCssFeatures: { exclude: ["light-dark"] },
    // Pages never change within a visit: what was fetched ahead is kept for a day. In seconds.
    staleTimes: { static: 86_400 },
    turbopackChunking: {
      requestCost: 10_000_000,
      minChunkSize: 1_000_000,
      maxChunkCountPerGroup: 1,
      maxMergeChunkSize: 10_000_000,
    },
  },
  // Chromium's buttons for strips (app/styles/parts/strips.css), which the CSS parser does not know yet and keeps as they are.
  turbopack: { ignoreIssue: [{ path: "**/app/globals.css", description: /'scroll-button' is not recognized/ }] },
  // The export has no image server; drawings are SVG and logos come from sprites.
  images: { unoptimized: true },
});

export default config;
