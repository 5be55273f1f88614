import { encode, renderSVG } from 'uqr';

/** The quiet margin that scanners need, in modules. */
const MARGIN = 4;
/** The largest version whose modules a phone's camera can tell apart on a screen. @chosen */
const SCANNABLE_VERSION = 22;

/** Draws a QR code. @returns an SVG as a data URL, with the quiet margin */
export const drawQr = (text: string): string =>
  `data:image/svg+xml;base64,${btoa(renderSVG(text, { border: MARGIN, pixelSize: 8 }))}`;

/**
 * @returns the modules per side of this text's code, including the quiet margin
 * @throws {RangeError} when the code would be too dense for a camera
 */
export const qrModules = (text: string): number => encode(text, { border: MARGIN, maxVersion: SCANNABLE_VERSION }).size;
