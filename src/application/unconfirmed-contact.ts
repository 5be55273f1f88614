/** Name, in the draft, of the registered contact that no code has confirmed yet. */
export const UNCONFIRMED = 'unconfirmed';
