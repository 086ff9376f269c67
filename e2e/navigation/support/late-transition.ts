/**
 * What Chromium reports where a page was drawn before its turn from the last one was ready, on a busy machine. No script of ours is in it and
 * none can catch it (https://github.com/w3c/csswg-drafts/issues/13726); the page comes without its cross-fade.
 */
export const LATE_TRANSITION = "Transition was aborted because of invalid state. Page already revealed";
