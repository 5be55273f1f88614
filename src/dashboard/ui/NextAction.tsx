import { amountDue, needsNewCopies, nextActionLink, type ActionLink } from '../status.ts';
import type { Locale } from '../../config/locales.ts';
import { baht } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

interface NextActionProps {
  readonly application: DashboardApplication;
  readonly locale: Locale;
  readonly messages: Pick<Messages, 'common' | 'dashboard'>;
  readonly makeCurrent: () => void;
}

function labelOf({ action }: ActionLink, { application, locale, messages: { dashboard } }: NextActionProps): string {
  const amount = action === 'pay' ? amountDue(application) : undefined;
  return amount === undefined
    ? dashboard.actions[action]
    : interpolate(dashboard.payAmount, { amount: baht(amount, locale) });
}

export const NextAction = (props: NextActionProps) => {
  const { application, locale, messages, makeCurrent } = props;
  const link = nextActionLink(application, locale);
  if (!link && needsNewCopies(application)) return null;
  if (!link) return <p className="text-ink-soft">{messages.dashboard.nothingToDo}</p>;
  const target = link.opensNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  // The middle button and the context menu open the link in a new tab.
  const open = link.needsApplication ? makeCurrent : undefined;
  return (
    <ButtonLink data-next-action href={link.href} {...target} onClick={open} onAuxClick={open} onContextMenu={open}>
      <span>{labelOf(link, props)}</span>
      {link.opensNewTab && (
        <>
          {' '}
          <span className="sr-only">{messages.common.newTab}</span>
        </>
      )}
    </ButtonLink>
  );
};
