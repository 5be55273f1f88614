/** A message's tone, which decides its colour and icon. */
export type Tone = 'info' | 'success' | 'warning' | 'error';
