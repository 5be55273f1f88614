/**
 * The query of an address as programs for chats and mails may have changed it: with a second question mark before what
 * they append, or with `&amp;` for `&`.
 * @param search of an address, with or without its question mark
 */
export const lenientQuery = (search: string): URLSearchParams =>
  new URLSearchParams(search.replace(/\?/g, '&').replace(/&(?:amp;)+/g, '&'));
