/** Shows a field or a heading and gives it the focus; of a group of options, the chosen one. */
export function showField(id: string): void {
  const named = document.getElementById(id);
  // The id of a group is that of its first option.
  const group = named?.matches('[type="radio"]') ? named.closest('fieldset') : null;
  const element = group?.querySelector<HTMLElement>('[type="radio"]:checked') ?? named;
  // The sticky header would cover the label of a control that is itself scrolled to the top.
  (element?.closest('.field') ?? element)?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}
