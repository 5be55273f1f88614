/** The letters of a language for Tesseract. The packages have no types of their own. */
declare module '@tesseract.js-data/*' {
  const data: { readonly langPath: string };
  export default data;
}
