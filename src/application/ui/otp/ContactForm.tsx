import { useRef, useState, type SyntheticEvent } from 'react';
import { useController, useForm } from 'react-hook-form';
import type { Locale } from '../../../config/locales.ts';
import type { Contact } from '../../../model/application.ts';
import { DEFAULT_COUNTRY } from '../../../config/default-country.ts';
import { phoneCountry, type ReadPhone } from '../../../model/phone.ts';
import type { Values } from '../../../model/rules.ts';
import type { FieldToValidate } from '../../../model/validate-field.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { Messages } from '../../../i18n/messages.ts';
import { callErrorMessage } from '../call-error-message.ts';
import { fieldErrorMessage, requiredMessage } from '../../../flows/definition/field-messages.ts';
import { PhoneInput } from '../PhoneInput.tsx';
import { formResolver } from '../form-resolver.ts';
import { announceFilledTexts, readFormValuesFromDom, useHydratedForm } from '../use-hydrated-form.ts';
import { useTitlePrefix } from '../../../ui/use-title-prefix.ts';
import { TextField } from '../../../ui/TextField.tsx';

interface ContactFormProps {
  readonly messages: Pick<Messages, 'otp' | 'errors' | 'fields' | 'common'>;
  readonly locale: Locale;
  readonly lead: string;
  readonly contact: Contact | undefined;
  /** Why an earlier attempt to send a code failed. */
  readonly failure?: unknown;
  readonly onSubmit: (contact: Contact) => Promise<void>;
  /** Rendered below the fields. */
  readonly children?: Elements;
}

const fieldsToValidate = (
  { phone = '', phone_country = '' }: Values,
  readPhone: ReadPhone | undefined,
): readonly FieldToValidate[] => [
  { name: 'phone_country', required: true, derived: phoneCountry(phone, phone_country, readPhone) },
  { name: 'phone', required: true, rule: 'phone', readPhone },
  { name: 'email', required: true, rule: 'email' },
];

const failureText = (error: unknown, { errors }: ContactFormProps['messages']): string =>
  error === undefined ? '' : callErrorMessage(error, errors.call);

const FORM_ID = 'find-contact';
const idOf = (name: 'phone' | 'email'): string => `find-${name}`;

/** Input from before hydration takes precedence over the known contact. */
function contactToShow(contact: Contact | undefined): Contact {
  const { phone = '', phone_country = DEFAULT_COUNTRY, email = '' } = readFormValuesFromDom(FORM_ID);
  const number = phone === '' && contact ? contact : { phone, phone_country };
  return { phone: number.phone, phone_country: number.phone_country, email: email || (contact?.email ?? '') };
}

/** Asks for phone and e-mail. It may be server-rendered. */
export const ContactForm = (props: ContactFormProps) => {
  const { messages, locale, lead, contact, failure: earlier, onSubmit, children } = props;
  const [failure, setFailure] = useState(() => failureText(earlier, messages));
  const [resolver] = useState(() => formResolver(fieldsToValidate));
  const form = useForm<Record<string, string>>({
    resolver,
    shouldFocusError: false,
    defaultValues: contactToShow(contact),
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const errorOf = (name: 'phone' | 'email') => fieldErrorMessage(errors[name]?.message, name, messages);
  const summaryErrors = (['phone', 'email'] as const).flatMap((name) => {
    const message = submitCount > 0 && errorOf(name);
    return message ? [{ fieldId: idOf(name), message }] : [];
  });
  useTitlePrefix(summaryErrors.length > 0 ? `${messages.errors.tabPrefix} ` : '');
  useHydratedForm(FORM_ID, form);
  const { field: country } = useController({ name: 'phone_country', control: form.control });
  /** Attributes for the validation before hydration (`platform/hydration/pre-hydration-form.ts`). */
  const validationAttributes = (name: 'phone' | 'email') => ({
    required: true,
    'data-sensitive': '',
    'data-rule': name,
    'data-required-message': requiredMessage(name, messages),
    'data-rule-message': messages.errors.rules[name],
  });
  const isSending = useRef(false);
  const send = form.handleSubmit(async ({ phone = '', phone_country = DEFAULT_COUNTRY, email = '' }) => {
    setFailure('');
    try {
      await onSubmit({ phone, phone_country, email });
    } catch (error) {
      setFailure(failureText(error, messages));
    }
  });
  /** Two submits could follow each other before React renders the first one. */
  async function sendOnce(event: SyntheticEvent): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    await send(event).finally(() => (isSending.current = false));
  }
  return (
    // Without scripts, the method `dialog` sends nothing: a contact must not get into a URL.
    <form
      method="dialog"
      id={FORM_ID}
      data-step-form=""
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation(); // In React's tree, the dialog may be inside a step's form.
        announceFilledTexts(event.currentTarget, form.getValues());
        void sendOnce(event);
      }}
    >
      <p>{lead}</p>
      <ErrorSummary title={messages.errors.summaryTitle} errors={summaryErrors} attempt={submitCount} />
      {failure !== '' && (
        <Notice tone="error" role="alert" title={messages.otp.notSent}>
          {failure}
        </Notice>
      )}
      <PhoneInput
        id={idOf('phone')}
        label={messages.fields.labels.phone}
        countryLabel={messages.fields.labels.phone_country}
        error={errorOf('phone')}
        locale={locale}
        country={country}
        number={{ ...form.register('phone'), ...validationAttributes('phone') }}
        name="phone"
        onOtherCountry={({ country: iso, national }) => {
          form.setValue('phone_country', iso);
          form.setValue('phone', national);
          if (errors.phone) void form.trigger('phone');
        }}
      />
      <TextField
        {...form.register('email')}
        id={idOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...validationAttributes('email')}
        label={messages.fields.labels.email}
        error={errorOf('email')}
      />
      {children}
      <Button type="submit" busy={isSubmitting}>
        {messages.otp.recover.submit}
      </Button>
    </form>
  );
};
