/// <reference types="@testing-library/jest-dom" />

// Takes a tenth of a second for each file: only where there is a document.
if (typeof document !== "undefined") require("@testing-library/jest-dom");
