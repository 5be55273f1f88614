import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { OfficeContact } from '../../ui/OfficeContact.tsx';

/** Who helps when money was taken and the page does not say so. */
export const PaidHelp = () => {
  const { locale } = useFlow().session;
  const { common, payment } = useMessages('payment');
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
      <span>{payment.statusCheck.help}</span> <OfficeContact locale={locale} newTab={common.newTab} />
    </p>
  );
};
