import { useState } from 'react';
import type { Locale } from '../../config/locales.ts';
import type { Contact } from '../../model/application.ts';
import type { Words } from '../../i18n/words.ts';
import { CodeEntry } from './CodeEntry.tsx';
import { recentlySent, sendCode, type CodeCalls, type Sent } from './code-calls.ts';
import { ContactForm } from './ContactForm.tsx';

interface CodeDialogProps {
  readonly words: Pick<Words, 'code' | 'errors' | 'fields' | 'common'>;
  readonly locale: Locale;
  readonly calls: CodeCalls;
  readonly lead: string;
  readonly contact: Contact | undefined;
  /** The code that was sent before the dialog opened. */
  readonly sent: Sent | undefined;
  readonly onDone: () => void;
}

type Stage = { kind: 'contact' } | { kind: 'code'; contact: Contact; sent: Sent };

/** Phone and e-mail when they are not known, then the code. */
export const CodeDialog = ({ words, locale, calls, lead, contact, sent, onDone }: CodeDialogProps) => {
  const [known, setKnown] = useState(contact);
  const [stage, setStage] = useState<Stage>(contact && sent ? { kind: 'code', contact, sent } : { kind: 'contact' });
  const send = async (typed: Contact): Promise<void> => {
    setKnown(typed);
    setStage({ kind: 'code', contact: typed, sent: recentlySent(calls, typed) ?? (await sendCode(calls, typed)) });
  };
  switch (stage.kind) {
    case 'contact':
      return <ContactForm words={words} locale={locale} lead={lead} contact={known} onSubmit={send} />;
    case 'code':
      return (
        <CodeEntry
          words={words}
          calls={calls}
          contact={stage.contact}
          first={stage.sent}
          onDone={onDone}
          onChangeContact={() => {
            setStage({ kind: 'contact' });
          }}
        />
      );
  }
};
