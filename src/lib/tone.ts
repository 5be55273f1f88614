/** The tone of a message, which decides its colour and icon. */
export type Tone = 'info' | 'success' | 'warning' | 'error';
