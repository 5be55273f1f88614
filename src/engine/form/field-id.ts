/** Id of a field's control: the error summary and the review link to it. */
export const fieldId = (name: string): string => `field-${name}`;
