import type { EditConflict } from '../environment.ts';
import type { FlowMessages, Messages } from '../../i18n/messages.ts';
import { fieldId, labelOf, optionLabels } from '../../flows/definition/field-messages.ts';
import { hasOwn } from '../../lib/has-own.ts';

interface EditConflictsProps {
  readonly conflicts: readonly EditConflict[];
  readonly fields: FlowMessages['fields'];
  readonly text: Pick<Messages['dialogs']['otherEdits'], 'message' | 'mine' | 'saved' | 'none'>;
}

/** Returns the text of an option from the server, which only the page shows. */
const selectedText = (name: string, value: string): string | undefined =>
  [...document.querySelectorAll<HTMLOptionElement>(`select[name="${name}"] option`)].find(
    (option) => option.value === value,
  )?.text;

/** Returns the page's text for a choice that was found by searching. */
const foundText = (name: string): string | undefined =>
  document.querySelector<HTMLInputElement>(`#${fieldId(name)}[role="combobox"]`)?.value;

export const EditConflicts = ({ conflicts, fields, text }: EditConflictsProps) => {
  const answerText = (name: string, value: string): string => {
    const options = optionLabels(name, { fields });
    if (value === '') return options['no'] ?? text.none;
    return (hasOwn(options, value) ? options[value] : undefined) ?? selectedText(name, value) ?? value;
  };
  return (
    <>
      <p>{text.message}</p>
      <dl className="mt-4 grid gap-4 text-start">
        {conflicts.map(({ name, messageKey, mine, saved }) => (
          <div key={name} className="border-t border-line pt-3">
            <dt className="text-sm">{labelOf(messageKey, { fields })}</dt>
            <dd className="[overflow-wrap:anywhere]">
              <span>{`${text.mine}:`}</span>{' '}
              <strong className="text-ink">{foundText(name) ?? answerText(name, mine)}</strong>
            </dd>
            <dd className="[overflow-wrap:anywhere]">
              <span>{`${text.saved}:`}</span> <strong className="text-ink">{answerText(name, saved)}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};
