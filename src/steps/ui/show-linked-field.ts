import { linkedId } from '../../platform/location/location.ts';
import { showField } from '../../ui/show-field.ts';

/** Shows the field that the address names, unless the applicant has gone on. The browser has looked before it was there. */
export function showLinkedField(): void {
  const id = linkedId();
  const { activeElement } = document;
  if (id !== '' && (activeElement === document.body || activeElement?.id === id)) showField(id);
}
