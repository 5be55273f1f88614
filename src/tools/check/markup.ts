/** The first HTML tag or comment in a text by an author; the site's texts never contain markup. */
export const markupIn = (text: string): string | undefined =>
  /<(?:\/?[a-z][a-z\d-]*(?:\s[^>]*)?\/?>|!--)/i.exec(text)?.[0];
