import { useState, type ChangeEvent } from 'react';
import { OTP_DIGITS, LONG_TEXT_LIMIT } from '../../config/constants.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { OtpInput } from '../../ui/OtpInput.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  messages: Pick<Messages, 'common' | 'gallery'>;
}

/** Text fields: idle, invalid and locked. */
export const Fields = ({ messages: { common, gallery } }: Props) => {
  const [code, setCode] = useState('');
  const [talent, setTalent] = useState(gallery.talentText);
  const [country, setCountry] = useState('TH');
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>): void => setCountry(target.value);
  const phone = {
    label: gallery.phone,
    countryLabel: gallery.country,
    countries: [
      { value: 'TH', code: '+66', label: gallery.thailand },
      { value: 'LA', code: '+856', label: gallery.laos },
    ],
    country: { name: 'phone_country', value: country, onChange: choose },
    number: { required: true },
  };
  return (
    <>
      <TextField id="name" name="first_name" label={gallery.name} required autoComplete="given-name" />
      <TextField
        id="email"
        name="email"
        type="email"
        label={gallery.email}
        hint={gallery.emailHint}
        mark={common.optional}
      />
      <TextField
        id="email-wrong"
        name="email"
        type="email"
        label={gallery.email}
        error={gallery.emailError}
        defaultValue="name@"
      />
      <TextField id="locked" name="locked" label={gallery.locked} defaultValue="AD66000000" disabled />
      <PhoneField id="phone" name="phone" {...phone} />
      <PhoneField id="phone-wrong" name="phone" {...phone} error={gallery.phoneError} />
      <TextAreaField
        id="talent"
        name="talent"
        label={gallery.talent}
        limit={LONG_TEXT_LIMIT}
        value={talent}
        onChange={({ target }) => setTalent(target.value)}
        countText={(count, limit) => interpolate(gallery.count, { count, limit })}
      />
      <OtpInput
        id="code"
        name="code"
        label={gallery.code}
        hint={gallery.codeHint}
        digits={OTP_DIGITS}
        value={code}
        onChange={setCode}
      />
      <OtpInput
        id="code-wrong"
        name="code"
        label={gallery.code}
        error={gallery.codeError}
        digits={OTP_DIGITS}
        value="123456"
        onChange={() => undefined}
      />
    </>
  );
};
