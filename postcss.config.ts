import { designTokens } from "./app/styles/design-tokens";

export default { plugins: [designTokens(), ["@tailwindcss/postcss", { optimize: false }]] };
