import { compression, files } from "./file-checks";
import type { Check } from "./live-site";
import { pages, unknown, visibility } from "./page-checks";
import { redirects } from "./redirect-checks";
import { https, policy, securityHeaders } from "./security-checks";

/** All checks, in the order in which they are reported. */
export const CHECKS: readonly Check[] = [
  pages,
  unknown,
  https,
  securityHeaders,
  policy,
  files,
  compression,
  redirects,
  visibility,
];
