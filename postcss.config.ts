import { designTokens } from "./app/styles/design-tokens";
import { withoutFallbacks } from "./app/styles/without-fallbacks";

export default { plugins: [designTokens(), ["@tailwindcss/postcss", { optimize: false }], withoutFallbacks()] };
