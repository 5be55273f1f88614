import { useEffect } from 'react';
import { markReviewed } from '../../application/application-marks.ts';
import { nextPageHref } from '../../application/result-query.ts';
import { flowHref } from '../../application/flow-session.ts';
import { afterPayment, nextRoute, previousRoute, stepForRoute } from '../../flows/definition/step-order.ts';
import { restoreForgottenId } from '../../application/session.ts';
import { saveAndExit } from '../../steps/step-navigation.ts';
import { goToNextPage } from '../../steps/go-to-next-page.ts';
import type { Documents } from '../../application/document-requirements.ts';
import type { RedirectReason } from '../../config/redirect-reasons.ts';
import { href, type RouteName } from '../../config/routes.ts';
import type { Application } from '../../model/application.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AsyncView } from '../../application/ui/AsyncView.tsx';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { WideFacts } from '../../steps/ui/WideFacts.tsx';
import { StepAccessNotice } from '../../steps/ui/StepAccessNotice.tsx';
import { useErrorAlert } from '../../application/ui/use-error-alert.ts';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';
import { showAsSent } from '../../steps/ui/show-as-sent.ts';
import { useStepGuard } from '../../steps/ui/use-step-guard.ts';

/** The form is not part of the first load; it loads while the application is being read. */
const loadForm = () => import('./DocumentsForm.tsx');

interface DocumentsScreenProps {
  readonly route: RouteName;
}

/** `upload-document/{id}` may name the application; otherwise the stored one is used. */
export const DocumentsScreen = ({ route }: DocumentsScreenProps) => {
  const { session } = useFlow();
  const messages = useMessages('upload');
  const guard = useStepGuard(stepForRoute(session.flow, route));
  const form = useLazyModule(loadForm, reportChunkError);
  const skeleton = <Skeleton label={messages.flow.checking} lines={6} />;
  return (
    <AsyncView async={guard} loading={messages.flow.checking} lines={6} messages={messages}>
      {(access) => {
        switch (access.kind) {
          case 'known':
            return (
              <>
                <WideFacts application={access.application} />
                {form ? <Ready route={route} application={access.application} {...form} /> : skeleton}
              </>
            );
          case 'replacing':
            return form ? <Replacing {...access} ReplacementForm={form.ReplacementForm} /> : skeleton;
          case 'sent':
          case 'redirecting':
            return skeleton;
          case 'new':
          case 'unconfirmed':
          case 'no-application':
          case 'not-found':
          case 'campaign-closed':
          case 'campaign-changed':
          case 'ended':
            return <StepAccessNotice access={access} />;
        }
      }}
    </AsyncView>
  );
};

interface ReplacingProps extends Pick<typeof import('./DocumentsForm.tsx'), 'ReplacementForm'> {
  readonly application: Application;
  readonly documents: Documents;
}

/**
 * The dashboard leads here to replace refused documents, so the applicant returns there. Visitors who came by a
 * continue link are not signed in there and go to the result.
 */
const Replacing = ({ application, documents, ReplacementForm }: ReplacingProps) => {
  const { session } = useFlow();
  const { sent } = useMessages('upload').upload.replacing;
  useEffect(() => showAsSent(sent), [sent]);
  const { location, isSignedInToDashboard } = session.environment;
  const leave = (reason?: RedirectReason): void => {
    const back = isSignedInToDashboard()
      ? href('dashboard', session.locale)
      : nextPageHref(session, afterPayment(session.flow));
    location.navigate(back + (reason ? `#why=${reason}` : ''));
  };
  return (
    <ReplacementForm
      application={application}
      documents={documents}
      onDone={() => leave('replaced')}
      onBack={() => leave()}
    />
  );
};

interface ReadyProps extends DocumentsScreenProps, Pick<typeof import('./DocumentsForm.tsx'), 'DocumentsForm'> {
  readonly application: Application;
}

const Ready = ({ route, application, DocumentsForm }: ReadyProps) => {
  const { session } = useFlow();
  const runWithErrorAlert = useErrorAlert();
  const { flow, environment } = session;
  const step = stepForRoute(flow, route);
  const previous = previousRoute(flow, step);
  const finish = (changed: readonly string[]): void => {
    markReviewed(session, false);
    void goToNextPage(session, nextRoute(flow, step), changed);
  };
  const goBack = (to: RouteName): void => {
    restoreForgottenId(session);
    environment.location.navigate(flowHref(session, to));
  };
  return (
    <DocumentsForm
      application={application}
      onDone={finish}
      onBack={previous && (() => goBack(previous))}
      onSaveAndExit={() => runWithErrorAlert(() => saveAndExit(session, 'documents'))}
    />
  );
};
