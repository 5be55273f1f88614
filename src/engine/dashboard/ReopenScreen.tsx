import * as v from 'valibot';
import { useCallback, useEffect, useState } from 'react';
import { isCallError, needsCode } from '../../api/errors.ts';
import type { Locale } from '../../config/locales.ts';
import { href } from '../../config/routes.ts';
import { $dashboardToken } from '../../state/dashboard-token.ts';
import { ApplicationId } from '../../state/flow-stores.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { RetryPanel } from '../../ui/RetryPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { flowContext, flowHref, type FlowWords } from '../context.ts';
import { readApplication } from '../entry.ts';
import { failureText } from '../failure-text.ts';
import type { Flow } from '../flow.ts';
import { LateErrorPage } from '../Guarded.tsx';
import { currentQuery, go } from '../ports.ts';
import { openSession } from '../held.ts';
import { goesOnAt } from '../resume/goes-on-at.ts';
import { tellMissingPart, useLate } from '../use-late.ts';
import { continueRegistration } from './dashboard-calls.ts';
import type { DashboardWords } from './dashboard-words.ts';

type ReopenWords = DashboardWords & FlowWords;

interface ReopenScreenProps {
  /** The flow whose applications the server reopens. */
  readonly flow: Flow;
  readonly locale: Locale;
  readonly words: ReopenWords;
}

type State =
  | { kind: 'opening' }
  | { kind: 'not-found' }
  | { kind: 'signed-out'; ended: boolean }
  | { kind: 'failed'; error: unknown };

const signingIn = () => import('./SignIn.tsx');
const isId = (text: string | null): text is string => v.is(ApplicationId, text);

/** Reopens an application and goes to its first unfinished step; gives why that cannot be done now. */
async function reopen(flow: Flow, locale: Locale, words: ReopenWords): Promise<State> {
  const id = currentQuery().get('application');
  if (!isId(id)) return { kind: 'not-found' };
  if ($dashboardToken.get() === '') return { kind: 'signed-out', ended: false };
  let opened;
  try {
    opened = await continueRegistration(locale, id);
  } catch (error) {
    if (isCallError(error) && error.status === 404) return { kind: 'not-found' };
    if (!needsCode(error)) return { kind: 'failed', error };
    $dashboardToken.set('');
    return { kind: 'signed-out', ended: true };
  }
  try {
    const context = flowContext(flow, locale, words, opened.slug);
    openSession(context, opened.application_id, opened.access_token);
    go(flowHref(context, await goesOnAt(context, await readApplication(context))), { replace: true });
    return { kind: 'opening' };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** `/dashboard/continue`: reopens a scholarship application named in the address (spec, section 7; decisions 1.6). */
export const ReopenScreen = ({ flow, locale, words }: ReopenScreenProps) => {
  const [state, setState] = useState<State>({ kind: 'opening' });
  const open = useCallback(() => {
    setState({ kind: 'opening' });
    void reopen(flow, locale, words).then(setState);
  }, [flow, locale, words]);
  useEffect(open, [open]);
  const late = useLate(state.kind === 'signed-out' ? signingIn : undefined, tellMissingPart);

  switch (state.kind) {
    case 'opening':
      return <Skeleton label={words.dashboard.reopen.opening} lines={4} />;
    case 'not-found':
      return <LateErrorPage locale={locale} status={404} />;
    case 'signed-out':
      return late ? <late.SignIn locale={locale} words={words} ended={state.ended} onDone={open} /> : null;
    case 'failed':
      return (
        <div className="grid gap-4">
          <RetryPanel
            title={words.dashboard.reopen.failed}
            message={failureText(state.error, words.errors.call)}
            retry={words.common.retry}
            onRetry={open}
          />
          <ButtonLink kind="link" href={href('dashboard', locale)}>
            {words.dashboard.reopen.back}
          </ButtonLink>
        </div>
      );
  }
};
