// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { resolveEdits } from '../../../src/application/ui/application-dialogs.ts';
import { messages } from '../test-session.ts';

// The first dialog fetches its code, which takes its time on a busy machine.
const { otherEdits } = messages.dialogs;
const { labels, options } = messages.fields;
const conflict = (name: keyof typeof labels, mine: string, saved: string) => ({ name, messageKey: name, mine, saved });

beforeAll(() => {
  document.body.innerHTML =
    '<select name="campus_id"><option value="1" selected>Bangkok</option></select>' +
    '<input role="combobox" id="field-school_id" value="Lanta Wittayakhom">';
});

async function open(...conflicts: ReturnType<typeof conflict>[]) {
  const answer = resolveEdits('en', messages, conflicts);
  const dialog = await screen.findByRole('dialog', { name: otherEdits.title });
  return { answer, dialog };
}
const closed = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());

test('each field is named, with both answers in words', async () => {
  const { answer, dialog } = await open(
    conflict('gpax', '3.20', '3.10'),
    conflict('id_type', 'passport', 'national_id'),
    conflict('campus_id' as never, '1', 'Chiang Mai'),
    conflict('school_id', '4711', 'Chatuchak School'),
    conflict('school_name', '', 'School'),
  );
  const text = dialog.textContent;
  expect(text).toContain(`${labels.gpax}${otherEdits.mine}: 3.20${otherEdits.saved}: 3.10`);
  const { passport, national_id } = options.id_type;
  expect(text).toContain(`${labels.id_type}${otherEdits.mine}: ${passport}${otherEdits.saved}: ${national_id}`);
  expect(text).toContain(`${otherEdits.mine}: Bangkok${otherEdits.saved}: Chiang Mai`);
  expect(text).toContain(`${otherEdits.mine}: Lanta Wittayakhom${otherEdits.saved}: Chatuchak School`);
  expect(text).toContain(`${labels.school_name}${otherEdits.mine}: ${otherEdits.none}${otherEdits.saved}: School`);
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(await answer).toBe('dismissed');
  await closed();
});

test.each([
  ['mine', otherEdits.primary],
  ['saved', otherEdits.secondary],
])('the buttons decide which answers are kept: %s', async (choice, button) => {
  const { answer } = await open(conflict('gpax', '3.20', '3.10'));
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await answer).toBe(choice);
  await closed();
});
