import { routeOf, type RouteName } from '../config/routes.ts';
import type { Locale } from '../config/locales.ts';
import type { Flow } from '../engine/flow.ts';
import { formParts } from '../engine/journey.ts';
import { stepWords } from '../i18n/step-words.ts';
import { pickWords, wordsFor } from '../i18n/words.ts';

/** Titles, headings and leads of a flow's pages by step name, from the flow's own namespace. */
export type StepTexts = Readonly<Record<string, { title: string; heading: string; lead: string }>>;

/**
 * What stands at an address of a flow: the island, when it wakes, what it is told, and the text above it. The page writes the
 * islands out, because `client:*` needs a name, and so that it carries its own flow only.
 */
export function flowRoute(flow: Flow, route: RouteName, locale: Locale) {
  const all = wordsFor(locale);
  const steps: StepTexts = all[flow.id].steps;
  const page = { flow, route, locale, steps };
  const contactOnly = stepWords(all);
  const step = flow.steps.find((one) => one.route === route);
  if (step?.save === 'documents') {
    const words = { ...contactOnly, ...pickWords(all, 'upload') };
    return { ...page, island: 'documents', face: 'stepper', props: { route, locale, words } } as const;
  }
  if (step) {
    const words = stepWords(all, formParts(step));
    // A landing page can wait to be touched, unless its address names what it is about.
    const wake = step === flow.steps[0] && !flow.findPlace ? 'touch' : 'now';
    return { ...page, island: 'step', wake, face: 'stepper', props: { route, locale, words } } as const;
  }
  switch (routeOf(route).screen) {
    case 'payment': {
      const words = { ...stepWords(all, formParts(...flow.steps)), ...pickWords(all, 'payment', 'review', 'upload') };
      return { ...page, island: 'checkout', face: 'stepper', props: { locale, steps, words } } as const;
    }
    case 'resume': {
      const words = { ...contactOnly, ...pickWords(all, 'resume') };
      return { ...page, island: 'resume', face: 'resume', props: { locale, words } } as const;
    }
    case 'return': {
      const words = { ...contactOnly, ...pickWords(all, 'payment') };
      return {
        ...page,
        island: 'return',
        face: 'plain',
        title: words.payment.title,
        props: { locale, words },
      } as const;
    }
    case 'outcome': {
      const words = { ...contactOnly, ...pickWords(all, 'payment', 'outcome') };
      const outcome = route === flow.routes.complete ? 'complete' : 'failed';
      const props = { outcome, locale, words } as const;
      return { ...page, island: 'outcome', face: 'plain', title: words.outcome.title, props } as const;
    }
    case 'review': {
      const words = { ...stepWords(all, formParts(...flow.steps)), ...pickWords(all, 'review', 'upload') };
      return { ...page, island: 'confirm', face: 'stepper', props: { locale, steps, words } } as const;
    }
    case 'step':
    case 'home':
    case 'policy':
    case 'dashboard':
    case 'gallery':
      throw new Error(`The flow ${flow.id} has no screen at ${route}`);
  }
}
