/**
 * Reads the query of an address that a chat or mail program may have changed: with a second question mark before
 * appended parameters, or with `&amp;` instead of `&`.
 * @param search an address's query, with or without its question mark
 */
export const lenientQuery = (search: string): URLSearchParams =>
  new URLSearchParams(search.replace(/\?/g, '&').replace(/&(?:amp;)+/g, '&'));
