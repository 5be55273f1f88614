export const UNCONFIRMED = 'unconfirmed';
