import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { OfficeContact } from '../../ui/OfficeContact.tsx';

/** Names who helps if money was taken but the page does not show it. */
export const AlreadyPaidHelp = () => {
  const { locale } = useFlow().session;
  const { common, payment } = useMessages('payment');
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
      <span>{payment.statusCheck.help}</span> <OfficeContact locale={locale} newTab={common.newTab} />
    </p>
  );
};
