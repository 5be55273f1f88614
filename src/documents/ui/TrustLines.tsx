import CalendarX from '~icons/lucide/calendar-x';
import Eye from '~icons/lucide/eye';
import Lock from '~icons/lucide/lock';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { stepsAfter } from '../../model/next-steps.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';

const ICONS = { seen: Eye, kept: CalendarX, leaves: Lock } as const;

/** What happens to the copy of an identity document, below its buttons: the privacy policy in three short lines. */
export const TrustLines = () => {
  const { keptAfterPayment, ...trust } = useMessages('upload').upload.trust;
  const { type } = useFlow().session.flow;
  const isDecided = stepsAfter(type, 'under_review').includes('result');
  const lines = { ...trust, kept: isDecided ? trust.kept : keptAfterPayment };
  return (
    <ul className="grid gap-1 text-sm text-ink-soft">
      {(['seen', 'kept', 'leaves'] as const).map((line) => {
        const Icon = ICONS[line];
        return (
          <li key={line} className="flex gap-2">
            <Icon className="mt-0.5 size-5 shrink-0 text-flow" aria-hidden="true" />
            <span>
              <NoBreakText text={lines[line]} />
            </span>
          </li>
        );
      })}
    </ul>
  );
};
