import { useEffect, useState } from 'react';
import { isSharedComputer, setSharedComputer } from '../../platform/storage/browser-storage.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';

/** Asks whether the computer is shared, just before personal data is stored. */
export const SharedComputer = ({ label, hint }: { readonly label: string; readonly hint: string }) => {
  const [checked, setChecked] = useState(false);
  useEffect(() => setChecked(isSharedComputer()), []);
  return (
    <CheckboxField
      id="shared_computer"
      name="shared_computer"
      // The checkbox is not an answer of the form around it.
      form=""
      label={label}
      hint={checked ? hint : ''}
      checked={checked}
      onChange={({ target }) => {
        setSharedComputer(target.checked);
        setChecked(target.checked);
      }}
    />
  );
};
