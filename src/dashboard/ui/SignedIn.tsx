import type { ReactNode } from 'react';
import type { DashboardEnvironment } from '../dashboard-environment.ts';
import { useReadPhone } from '../../application/ui/use-read-phone.ts';
import type { Locale } from '../../config/locales.ts';
import { zonedTimeOf } from '../../i18n/zoned-time.ts';
import type { Messages } from '../../i18n/messages.ts';
import { phoneText } from '../../model/phone.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Sentence } from '../../ui/Sentence.tsx';
import { contactOf } from '../../model/application.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';

interface SignedInProps {
  readonly applications: readonly DashboardApplication[];
  readonly readContact: DashboardEnvironment['readContact'];
  readonly readAt: number;
  readonly locale: Locale;
  readonly messages: Messages['dashboard'];
  /** The button that signs out. */
  readonly children: ReactNode;
}

export const SignedIn = ({ applications, readContact, readAt, locale, messages, children }: SignedInProps) => {
  const [first] = applications;
  const { phone, phone_country: country } = (first && contactOf(first)) ?? readContact() ?? {};
  const readPhone = useReadPhone(country);
  const time = zonedTimeOf(new Date(readAt).toISOString(), locale);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p>{phone && <Sentence text={messages.signedIn} values={{ phone: phoneText(phone, country, readPhone) }} />}</p>
        <div className="print:hidden">{children}</div>
      </div>
      <p className="text-sm text-ink-soft">{interpolate(messages.updated, { time })}</p>
    </div>
  );
};
