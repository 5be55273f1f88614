/** Stores input that is not yet in the draft. */
export const storeTypedAnswers = (): void => void window.dispatchEvent(new CustomEvent('draft:needed'));
