import { useState, type ChangeEvent } from 'react';
import { CODE_DIGITS, LONG_TEXT_LIMIT } from '../config/constants.ts';
import type { Words } from '../i18n/words.ts';
import { fill } from '../lib/fill.ts';
import { CodeInput } from '../ui/CodeInput.tsx';
import { PhoneField } from '../ui/PhoneField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TextField } from '../ui/TextField.tsx';

interface Props {
  words: Pick<Words, 'common' | 'gallery'>;
}

/** Fields to type in: at rest, wrong and locked. */
export const GalleryFields = ({ words: { common, gallery } }: Props) => {
  const [code, setCode] = useState('');
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
        optional={common.optional}
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
        defaultValue={gallery.talentText}
        countText={(count, limit) => fill(gallery.count, { count, limit })}
      />
      <CodeInput
        id="code"
        name="code"
        label={gallery.code}
        hint={gallery.codeHint}
        digits={CODE_DIGITS}
        value={code}
        onChange={setCode}
      />
      <CodeInput
        id="code-wrong"
        name="code"
        label={gallery.code}
        error={gallery.codeError}
        digits={CODE_DIGITS}
        value="123456"
        onChange={() => undefined}
      />
    </>
  );
};
