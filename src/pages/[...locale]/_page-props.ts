import type { ComponentProps } from 'react';
import { allFlows } from '../../flows/all-flows.ts';
import { messageScopeOf } from '../../flows/definition/message-scope.ts';
import type { Flow } from '../../flows/definition/flow.ts';
import type { FlowId } from '../../config/flow-registry.ts';
import type { Locale } from '../../config/locales.ts';
import { flowOf, pageOf } from '../../config/page-settings.ts';
import type { RouteName } from '../../config/routes.ts';
import { messagesFor, pickMessages, type Messages } from '../../i18n/messages.ts';
import { firstStepMessages, stepMessages } from '../../i18n/step-messages.ts';
import type { BachelorScreen } from '../../islands/BachelorScreen.tsx';
import type { FlowScreenProps } from '../../islands/flow/FlowScreen.tsx';
import { requireWords } from '../../layouts/missing-words.ts';

type IslandProps = Pick<ComponentProps<typeof BachelorScreen>, 'locale' | 'messages'>;

/** The frame around a page's island, and the island's props: a step or a screen. */
interface FlowPageProps {
  readonly flow: Flow;
  readonly route: RouteName;
  readonly locale: Locale;
  readonly steps: Messages[FlowId]['steps'];
  readonly frame: 'stepper' | 'resume' | 'plain';
  readonly title?: string;
  readonly hydrate?: 'interaction' | 'load';
  readonly step?: IslandProps & { readonly route: RouteName };
  readonly screen?: IslandProps & FlowScreenProps;
}

/** Returns the frame around a page's island, and the island's props. */
export function pagePropsFor(route: RouteName, locale: Locale): FlowPageProps {
  const id = flowOf(route);
  if (!id) throw new Error(`${route} belongs to no flow`);
  const flow: Flow = allFlows[id];
  const all = messagesFor(locale);
  requireWords(flow, locale, all);
  const { steps } = all[id];
  const page = { flow, route, locale, steps };
  const contactOnly = stepMessages(all);
  const everyStep = () => stepMessages(all, messageScopeOf(...flow.steps));

  const step = flow.steps.find((one) => one.route === route);
  if (step?.save === 'uploads') {
    const messages = { ...contactOnly, ...pickMessages(all, 'upload') };
    return { ...page, frame: 'stepper', screen: { screen: 'DocumentsScreen', route, locale, messages } };
  }
  if (step) {
    const isFirst = step === flow.steps[0];
    const messages = (isFirst ? firstStepMessages : stepMessages)(all, messageScopeOf(step));
    // A first page can wait for an interaction, unless its URL names a campaign.
    const hydrate = isFirst && !flow.resolveCampaign ? 'interaction' : 'load';
    return { ...page, frame: 'stepper', hydrate, step: { route, locale, messages } };
  }
  switch (pageOf(route).screen) {
    case 'payment': {
      const messages = { ...everyStep(), ...pickMessages(all, 'payment', 'review', 'upload') };
      return { ...page, frame: 'stepper', screen: { screen: 'CheckoutScreen', locale, steps, messages } };
    }
    case 'resume': {
      const messages = { ...contactOnly, ...pickMessages(all, 'resume') };
      return { ...page, frame: 'resume', screen: { screen: 'ResumeScreen', locale, messages } };
    }
    case 'payment-return': {
      const messages = { ...contactOnly, ...pickMessages(all, 'payment') };
      const { title } = messages.payment;
      return { ...page, frame: 'plain', title, screen: { screen: 'PaymentReturnScreen', locale, messages } };
    }
    case 'result': {
      const messages = { ...contactOnly, ...pickMessages(all, 'payment', 'result') };
      const { title } = messages.result;
      const result = route === flow.routes.complete ? 'complete' : 'failed';
      return { ...page, frame: 'plain', title, screen: { screen: 'ResultScreen', result, locale, messages } };
    }
    case 'confirm': {
      const messages = { ...everyStep(), ...pickMessages(all, 'review', 'upload') };
      return { ...page, frame: 'stepper', screen: { screen: 'ConfirmScreen', locale, steps, messages } };
    }
    case 'step':
    case 'home':
    case 'costs':
    case 'policy':
    case 'dashboard':
    case 'gallery':
      throw new Error(`The flow ${id} has no screen at ${route}`);
  }
}
