/** How a message sounds: it decides colour and icon. */
export type Tone = 'info' | 'success' | 'warning' | 'error';
