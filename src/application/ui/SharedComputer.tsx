import { useEffect, useState } from 'react';
import { isSharedComputer, setSharedComputer } from '../../platform/storage/storage.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';

/** Asked where what was typed is about to be kept. */
export const SharedComputer = ({ label, hint }: { readonly label: string; readonly hint: string }) => {
  const [checked, setChecked] = useState(false);
  useEffect(() => setChecked(isSharedComputer()), []);
  return (
    <CheckboxField
      id="shared_computer"
      name="shared_computer"
      // It is no answer of the form that it stands in.
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
