/** Checkboxes and radio buttons change `checked`, not their value. */
const isChanged = (field: HTMLInputElement): boolean =>
  ['checkbox', 'radio'].includes(field.type)
    ? field.checked !== field.defaultChecked
    : field.type !== 'hidden' && field.value !== field.defaultValue;

export const isFilled = (field: Element): boolean =>
  (field instanceof HTMLInputElement && isChanged(field)) ||
  (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) ||
  (field instanceof HTMLSelectElement &&
    field.selectedIndex > 0 &&
    !field.options[field.selectedIndex]?.defaultSelected);
