/** Styles that come with their script: the CSP allows constructed sheets only. Browsers before 2023 get none, nor does a build. */
export const adoptStyles = (css: string): void => {
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};
