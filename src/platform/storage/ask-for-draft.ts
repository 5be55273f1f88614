/** Asks the form to store what has been typed since the draft was written. */
export const askForDraft = (): void => void window.dispatchEvent(new CustomEvent('draft:needed'));
