import { renderSVG } from 'uqr';

/** Draws a QR code. @returns an SVG as a data URL, with the quiet margin that scanners need */
export const drawQr = (text: string): string =>
  `data:image/svg+xml;base64,${btoa(renderSVG(text, { border: 4, pixelSize: 8 }))}`;
