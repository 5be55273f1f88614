/** Stores what was typed since the draft was last stored. */
export const storeTypedAnswers = (): void => void window.dispatchEvent(new CustomEvent('draft:needed'));
