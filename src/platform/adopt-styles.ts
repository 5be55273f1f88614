/**
 * Adds styles that come with the code that needs them, because every document carries the site's other styles. The policy
 * allows constructed sheets only; browsers before 2023 show that part unstyled.
 */
export function adoptStyles(css: string): void {
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
