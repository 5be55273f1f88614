import { contactUrl } from '../../config/site.ts';
import { href } from '../../config/routes.ts';
import { siblingHref } from '../../config/siblings.ts';
import type { Words } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { act } from '../act.ts';
import type { FlowContext } from '../context.ts';
import type { Entry } from '../entry.ts';
import { beginAnew } from '../held.ts';
import { findApplication } from '../FindApplication.tsx';

interface CampaignStopProps {
  readonly entry: Extract<Entry, { kind: 'closed' | 'changed' }>;
  readonly words: Words['campaign'];
  readonly context: FlowContext;
}

/** Why nobody can go on in a campaign, and the ways on. The server's own reason stands where it gives one. */
export const CampaignStop = ({ entry, words, context }: CampaignStopProps) => {
  const { locale } = context;
  // A scholarship is chosen by its own address; what else has changed is left to a new application.
  const isProgramme = entry.kind === 'changed' && context.flow.findPlace === undefined;
  const { title, message } = words[isProgramme ? 'changedProgramme' : entry.kind];
  const reason = entry.kind === 'changed' ? entry.application.reason : undefined;
  return (
    <div className="grid gap-6">
      <Notice tone="warning" title={title} role="status">
        {reason && <p>{reason}</p>}
        <p>{message}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        {isProgramme ? (
          <Button onClick={() => beginAnew(context)}>{words.fresh}</Button>
        ) : (
          <ButtonLink href={href('home', locale)}>{words.others}</ButtonLink>
        )}
        <ButtonLink kind="secondary" href={siblingHref('dashboard', locale)}>
          {words.status}
        </ButtonLink>
        {entry.kind === 'closed' ? (
          <Button kind="link" onClick={() => act(context, () => findApplication(context))}>
            {context.words.flow.find.action}
          </Button>
        ) : (
          <ButtonLink kind="link" href={contactUrl(locale)} target="_blank" rel="noopener noreferrer">
            {words.help} <span className="sr-only">{context.words.common.newTab}</span>
          </ButtonLink>
        )}
      </div>
    </div>
  );
};
