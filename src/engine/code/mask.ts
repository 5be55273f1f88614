/** Enough of a phone number to know it again: its last four digits. */
export const maskPhone = (phone: string): string => `•••• ${phone.slice(-4)}`;

/** First letter and host of an e-mail address. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
};
