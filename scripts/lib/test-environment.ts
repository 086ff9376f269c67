/*
 * Sets time zone and language, so that tests do not depend on the machine. Child processes inherit them. For a test in another zone, start a process
 * with TEST_ZONE or give the browser a zone.
 */
process.env.TZ = process.env.TEST_ZONE ?? "UTC";
process.env.LC_ALL = "en_US.UTF-8";
