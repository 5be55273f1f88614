/** So many rounds can be compared as cards. Read by code that is loaded late, so it stands apart. @chosen */
export const CARDS_LIMIT = 6;
