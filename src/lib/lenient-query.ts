/**
 * Reads the query of an address that a chat or mail program may have changed: with a second question mark before what it
 * appended, or with `&amp;` for `&`.
 * @param search of an address, with or without its question mark
 */
export const lenientQuery = (search: string): URLSearchParams =>
  new URLSearchParams(search.replace(/\?/g, '&').replace(/&(?:amp;)+/g, '&'));
