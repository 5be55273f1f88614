/**
 * Adds styles that are loaded with the code that needs them, so that they are not in the CSS of every page. The content
 * security policy allows constructed style sheets only; browsers from before 2023 show that part unstyled.
 * @returns takes the styles away again
 */
export function adoptStyles(css: string): () => void {
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
