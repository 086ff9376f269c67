import "react";

// React passes these attributes through; its types do not know them yet.
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** What the button does to the element named by `commandfor`, without script. */
    command?: "show-modal" | "close" | "show-popover" | "hide-popover" | "toggle-popover";
    commandfor?: string;
  }
}
