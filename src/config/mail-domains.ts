export const MAIL_DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.co.th',
  'yahoo.com',
  'yahoo.co.th',
  'outlook.com',
  'outlook.co.th',
  'icloud.com',
] as const;

/** Typed for `com`, and no ending of the domain name system. */
export const WRONG_ENDING = /\.(?:con|comm|cpm|vom|xom|ocm|cmo|coom)$/;
/** A Thai address with its letters turned round. */
export const TURNED_ENDING = /\.(co|ac|go|or|in)\.ht$/;
