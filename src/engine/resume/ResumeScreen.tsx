import { useEffect, useMemo, useRef, useState } from 'react';
import { isCallError } from '../../api/errors.ts';
import type { Locale } from '../../config/locales.ts';
import type { Words } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { flowContext, flowHref, type FlowWords } from '../context.ts';
import { readApplication } from '../entry.ts';
import { EntryProblem } from '../EntryProblem.tsx';
import { failureText } from '../failure-text.ts';
import { findApplication } from '../FindApplication.tsx';
import type { Flow } from '../flow.ts';
import { UnknownPlace } from '../place.ts';
import { go } from '../ports.ts';
import { usePressAgain } from '../press-again.ts';
import { openSession } from '../held.ts';
import { goesOnAt } from './goes-on-at.ts';
import { resumeLink } from './resume-link.ts';
import { act } from '../act.ts';

interface ResumeScreenProps {
  readonly flow: Flow;
  readonly locale: Locale;
  readonly words: FlowWords & Pick<Words, 'resume'>;
}

type State =
  | { kind: 'asking' }
  | { kind: 'not-found' }
  | { kind: 'opening' }
  | { kind: 'bad-link' }
  | { kind: 'failed'; error: unknown };

/**
 * Resumes an application by its link. Nothing is called until the button is pressed: mail scanners open links (decisions 1.2).
 * A link that does not open it any more leads to the code.
 */
export const ResumeScreen = ({ flow, locale, words }: ResumeScreenProps) => {
  const context = useMemo(() => flowContext(flow, locale, words), [flow, locale, words]);
  const [state, setState] = useState<State>({ kind: 'asking' });
  const flying = useRef(false);
  usePressAgain();
  useEffect(() => {
    if (resumeLink() === 'wrong') setState({ kind: 'not-found' });
  }, []);

  const open = async (): Promise<void> => {
    if (flying.current) return;
    const link = resumeLink();
    const id = typeof link === 'object' ? (link.id ?? context.stores.$id.get()) : '';
    if (typeof link !== 'object' || id === '') {
      setState({ kind: 'bad-link' });
      return;
    }
    flying.current = true;
    setState({ kind: 'opening' });
    const putBack = openSession(context, id, link.token);
    try {
      const application = await readApplication(context, { quietly: true });
      go(flowHref(context, await goesOnAt(context, application)), { replace: true });
    } catch (error) {
      putBack();
      const refused = isCallError(error) && [401, 403, 404].includes(error.status ?? 0);
      if (error instanceof UnknownPlace) setState({ kind: 'not-found' });
      else setState(refused ? { kind: 'bad-link' } : { kind: 'failed', error });
    } finally {
      flying.current = false;
    }
  };

  if (state.kind === 'not-found') return <EntryProblem entry={state} context={context} />;
  if (state.kind === 'bad-link') {
    return (
      <Notice tone="warning" title={words.resume.badLink.title} role="alert">
        <p>{words.resume.badLink.message}</p>
        <div className="mt-2">
          <Button
            onClick={() => {
              act(context, () => findApplication(context));
            }}
          >
            {words.resume.find}
          </Button>
        </div>
      </Notice>
    );
  }
  return (
    <div className="grid gap-6">
      {state.kind === 'failed' && (
        <Notice tone="error" role="alert">
          {failureText(state.error, words.errors.call)}
        </Notice>
      )}
      <Button busy={state.kind === 'opening'} onClick={() => void open()}>
        {state.kind === 'opening' ? words.resume.opening : words.resume.action}
      </Button>
    </div>
  );
};
