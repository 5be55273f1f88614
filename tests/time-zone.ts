/**
 * The device of a unit test is neither where the university is nor where build servers are, so that a time that is shown or
 * sent in the zone of the device is seen wherever the tests run.
 */
export const TEST_TIME_ZONE = 'America/New_York';
