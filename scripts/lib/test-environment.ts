/**
 * What no test may get from the machine it runs on: the time zone and the language. Every process that a test starts inherits them;
 * a test of other zones starts one with TEST_ZONE, or gives its browser a zone of its own.
 */
process.env.TZ = process.env.TEST_ZONE ?? "UTC";
process.env.LC_ALL = "en_US.UTF-8";
