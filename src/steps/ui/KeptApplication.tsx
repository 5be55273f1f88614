import { useCallback, useState } from 'react';
import { useStore } from '@nanostores/react';
import { hasUnsentAnswers } from '../../application/draft-changes.ts';
import { askToStartNew } from '../../application/register.ts';
import { flowHref } from '../../application/flow-session.ts';
import type { RouteName } from '../../config/routes.ts';
import { stepperEntries } from '../../flows/definition/step-order.ts';
import { formHelpMessages, stepTexts } from '../../i18n/lazy-messages.ts';
import { whatIsLeft } from '../../i18n/what-is-left.ts';
import { applicationNumber, type Application } from '../../model/application.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { useErrorAlert } from '../../application/ui/use-error-alert.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';

interface KeptApplicationProps {
  readonly application: Application | undefined;
  /** Whether the application continues on this page, because answers of its form are missing. */
  readonly continuesHere: boolean;
}

/** Shows returning applicants what this browser has stored: an application with what is left to do, or a draft. */
export const KeptApplication = ({ application, continuesHere }: KeptApplicationProps) => {
  const { session } = useFlow();
  const { locale } = session;
  const { reviewed = false, known } = useStore(session.stores.$marks);
  const load = useCallback(() => formHelpMessages(locale), [locale]);
  const texts = useLazyModule(load)?.cameBack;
  if (!texts) return null;
  return application ? (
    <>
      <span className="block text-sm">
        <Sentence text={texts.number} values={{ number: applicationNumber(application) }} />
      </span>
      <strong className="font-semibold">
        {whatIsLeft({ isReviewed: reviewed, amount: known?.amount }, texts, locale)}
      </strong>
      {continuesHere && <span className="block">{hasUnsentAnswers(session) ? texts.kept : texts.enterAgain}</span>}
    </>
  ) : (
    <>
      <span className="block text-sm">{texts.draft}</span>
      <strong className="font-semibold">{texts.kept}</strong>
    </>
  );
};

interface KeptActionsProps {
  /** The step on which the application continues; absent if that is this page. */
  readonly route: RouteName | undefined;
  /** Present if the form below is folded for a returning applicant: whether it was unfolded, and what folds it. */
  readonly fold: { readonly isUnfolded: boolean; readonly toggle: () => void } | undefined;
}

/**
 * Continues the application at a step that it names, unfolds the form of the page, or starts a new application. All appear
 * at once.
 */
export const KeptActions = ({ route, fold }: KeptActionsProps) => {
  const { session, messages } = useFlow();
  const { flow, locale } = session;
  const load = useCallback(async () => {
    const [{ cameBack }, { steps }] = await Promise.all([formHelpMessages(locale), stepTexts[flow.id](locale)]);
    return { cameBack, steps };
  }, [flow, locale]);
  const [hasFailed, setHasFailed] = useState(false);
  const texts = useLazyModule(
    load,
    useCallback(() => setHasFailed(true), []),
  );
  if (!texts && !hasFailed) return null;
  const entries = route ? stepperEntries(flow, route) : [];
  const index = entries.findIndex((entry) => entry.route === route);
  const name = texts?.steps[entries[index]?.name ?? '']?.title;
  return (
    <>
      {route && (
        <ButtonLink href={flowHref(session, route)}>
          {texts && name !== undefined
            ? interpolate(texts.cameBack.continueAt, { step: index + 1, name })
            : messages.flow.existing.action}
        </ButtonLink>
      )}
      <div className="flex flex-wrap gap-x-6">
        {fold && texts && (
          <Button kind="quiet" aria-expanded={fold.isUnfolded} onClick={fold.toggle}>
            {texts.cameBack.editHere}
          </Button>
        )}
        <StartNewButton />
      </div>
    </>
  );
};

const StartNewButton = () => {
  const { session, messages } = useFlow();
  const runWithErrorAlert = useErrorAlert();
  return (
    <Button kind="quiet" onClick={() => runWithErrorAlert(() => askToStartNew(session))}>
      {messages.flow.existing.startNew}
    </Button>
  );
};
