import { useState } from 'react';
import { isSharedComputer, setSharedComputer } from '../../browser/storage/storage.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { useIsClient } from '../../ui/use-is-client.ts';

/** Asked where what was typed is about to be kept. */
export const SharedComputer = ({ label, hint }: { readonly label: string; readonly hint: string }) => {
  const isClient = useIsClient();
  const [checked = isClient && isSharedComputer(), setChecked] = useState<boolean>();
  return (
    <CheckboxField
      id="shared_computer"
      name="shared_computer"
      // It is no answer of the form that it stands in.
      form=""
      label={label}
      hint={checked ? hint : undefined}
      checked={checked}
      onChange={(event) => {
        setSharedComputer(event.target.checked);
        setChecked(event.target.checked);
      }}
    />
  );
};
