import { UNDO_DELETION_MS } from '../../../src/config/constants.ts';
import type { Person } from '../../people/person.ts';
import { PDF } from '../../support/prepare.ts';
import { screen, type Screen } from '../screen.ts';

type Kind = 'transcript' | 'id_card';
interface Place<P extends Person> {
  readonly person: Screen<P>['person'];
  readonly kind: Kind;
  /** Paths of the three calls, which differ in their trailing slashes. */
  readonly calls: { readonly send: string; readonly remove: string; readonly list: string };
  /** Prepares an application without files. */
  readonly empty: (person: P) => Promise<void>;
  readonly full: (person: P) => Promise<void>;
  readonly open: (person: P) => Promise<void>;
}

const setFile = (person: Person, kind: Kind): Promise<void> =>
  person.fileInput(kind).setInputFiles({ name: `${kind}.pdf`, ...PDF });
async function chooseFile(person: Person, kind: Kind): Promise<void> {
  await setFile(person, kind);
  await person.sendPdf(kind);
}

/** A notice opens before the first file. */
async function chooseFirstFile(person: Person, kind: Kind): Promise<void> {
  await setFile(person, kind);
  await person.page.getByRole('button', { name: person.messages.upload.idCardNotice.send }).click();
  await person.sendPdf(kind);
}
const files = async ({ sandbox, phone }: Person): Promise<number> => {
  const [application] = await sandbox.applicationsOf(phone);
  return (await sandbox.ledger(String(application?.['id']))).counts.files;
};

/** The calls about files, on the page that asks for them. */
export function documents<P extends Person>({ person, kind, calls, empty, full, open }: Place<P>): readonly Screen[] {
  const card = (one: P) => one.documentCard(kind);
  const { list, send, remove } = calls;
  return [
    screen({ call: `GET ${list}`, kind: 'load', person, open: empty, press: open, done: card }),
    screen({
      call: `POST ${send}`,
      kind: 'upload',
      person,
      open: async (one) => {
        await empty(one);
        await open(one);
        await card(one).waitFor();
      },
      press: (one) => chooseFirstFile(one, kind),
      again: (one) => chooseFile(one, kind),
      done: (one) => card(one).getByText(one.messages.upload.states.received, { exact: true }),
      effects: files,
    }),
    screen({
      call: `DELETE ${remove}`,
      kind: 'save',
      person,
      open: async (one) => {
        await full(one);
        await open(one);
        await card(one).waitFor();
      },
      press: async (one) => {
        const { removeName, undoName } = one.messages.upload;
        const button = (name: string) =>
          card(one).getByRole('button', { name: name.replace('{{name}}', `${kind}.pdf`) });
        await button(removeName).click();
        // The call is sent once it can no longer be undone.
        await button(undoName).waitFor();
        await one.page.clock.fastForward(UNDO_DELETION_MS);
        await button(undoName).waitFor({ state: 'detached' });
      },
      pending: ({ messages }) => [messages.upload.states.removing],
      done: (one) => card(one).getByText(one.messages.upload.states.missing, { exact: true }),
    }),
  ];
}
