/** Writes `0812345678` as `081 234 5678`. A number of another country stays as it was typed. */
export const groupedPhone = (phone: string): string => phone.replace(/^(0\d{2})(\d{3})(\d{4})$/, '$1 $2 $3');
