/*
 * Sets time zone and language, so that tests do not depend on the machine. Child processes inherit them. For a test in another zone, move
 * there (components/clocks/test-support/visitors.ts) or give the browser a zone.
 */
process.env.TZ = "UTC";
process.env.LC_ALL = "en_US.UTF-8";
