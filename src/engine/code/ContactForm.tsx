import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import type { Locale } from '../../config/locales.ts';
import type { Contact } from '../../model/application.ts';
import { HOME_COUNTRY } from '../../config/home-country.ts';
import { stepSchema } from '../../model/step-schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Words } from '../../i18n/words.ts';
import { failureText } from '../failure-text.ts';
import { faultText, requiredText } from '../form/fault-text.ts';
import { PhoneEntryField } from '../form/PhoneEntryField.tsx';
import { useTakeOver } from '../form/use-take-over.ts';
import { valuesOfPage } from '../form/values-of-page.ts';
import { TextField } from '../../ui/TextField.tsx';

interface ContactFormProps {
  readonly words: Pick<Words, 'code' | 'errors' | 'fields' | 'common'>;
  readonly locale: Locale;
  readonly lead: string;
  readonly contact: Contact | undefined;
  readonly onSubmit: (contact: Contact) => Promise<void>;
}

const schema = stepSchema(() => [
  { name: 'phone_country', required: true },
  { name: 'phone', required: true, rule: 'phone' },
  { name: 'email', required: true, rule: 'email' },
]);

const FORM_ID = 'find-contact';

/** Phone and e-mail an applicant registered with: for a code when the page does not know them. It may be built into a page. */
export const ContactForm = ({ words, locale, lead, contact, onSubmit }: ContactFormProps) => {
  const [failure, setFailure] = useState('');
  const form = useForm<Record<string, string>>({
    resolver: valibotResolver(schema),
    defaultValues: {
      phone_country: contact?.phone_country ?? HOME_COUNTRY,
      phone: contact?.phone ?? '',
      email: contact?.email ?? '',
      ...valuesOfPage(FORM_ID),
    },
  });
  const { errors, isSubmitting } = form.formState;
  useTakeOver(FORM_ID, form.trigger);
  const { field: country } = useController({ name: 'phone_country', control: form.control });
  /** What the built page judges by until this has woken (`wake/early-check.ts`); a page that holds it is not reloaded for it. */
  const judgedEarly = (name: 'phone' | 'email') => ({
    required: true,
    'data-secret': '',
    'data-rule': name,
    'data-required-message': requiredText(name, 'text', words),
    'data-rule-message': words.errors.rules[name],
  });
  const send = form.handleSubmit(async ({ phone = '', phone_country = HOME_COUNTRY, email = '' }) => {
    setFailure('');
    try {
      await onSubmit({ phone, phone_country, email });
    } catch (error) {
      setFailure(failureText(error, words.errors.call));
    }
  });
  return (
    // `dialog`: as in `form/StepForm.tsx`.
    <form
      method="dialog"
      id={FORM_ID}
      data-step-form=""
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.stopPropagation(); // The dialog may stand inside a step's own form in React's tree.
        void send(event);
      }}
    >
      <p>{lead}</p>
      {failure !== '' && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <PhoneEntryField
        id="find-phone"
        label={words.fields.labels.phone}
        countryLabel={words.fields.labels.phone_country}
        error={faultText(errors['phone']?.message, 'phone', words)}
        locale={locale}
        country={country}
        number={{ ...form.register('phone'), ...judgedEarly('phone') }}
        name="phone"
      />
      <TextField
        {...form.register('email')}
        id="find-email"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...judgedEarly('email')}
        label={words.fields.labels.email}
        error={faultText(errors['email']?.message, 'email', words)}
      />
      <Button type="submit" busy={isSubmitting}>
        {words.code.find.submit}
      </Button>
    </form>
  );
};
