/** The value of a box or a tile is not what a person changes, and reads `on` where the markup names none. */
const isChanged = (field: HTMLInputElement): boolean =>
  ['checkbox', 'radio'].includes(field.type)
    ? field.checked !== field.defaultChecked
    : field.type !== 'hidden' && field.value !== field.defaultValue;

/** Whether a control no longer stands as it was built: typed, chosen, or filled in by the browser. */
export const isFilled = (field: Element): boolean =>
  (field instanceof HTMLInputElement && isChanged(field)) ||
  (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) ||
  (field instanceof HTMLSelectElement &&
    field.selectedIndex > 0 &&
    !field.options[field.selectedIndex]?.defaultSelected);
