export const maskPhone = (phone: string): string => `•••• ${phone.slice(-4)}`;

export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
};
