/** Apart from the other constants, which every step loads. */

/** A deadline that is so many days away, or fewer, is near. @chosen */
export const NEAR_DEADLINE_DAYS = 3;
