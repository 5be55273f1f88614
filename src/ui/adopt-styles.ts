/**
 * Adds styles that load with the code that needs them, to keep them out of every page's CSS. The content security
 * policy allows only constructed style sheets; browsers from before 2023 show that part unstyled.
 * @returns a function that removes the styles
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
