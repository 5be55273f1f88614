/** The first HTML tag or comment of a text that people write; texts of the site are never markup. */
export const markupIn = (text: string): string | undefined =>
  /<(?:\/?[a-z][a-z\d-]*(?:\s[^>]*)?\/?>|!--)/i.exec(text)?.[0];
