import { useEffect, useState } from 'react';
import { isSharedComputer, setSharedComputer } from '../../platform/storage/browser-storage.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';

interface SharedComputerProps {
  readonly label: string;
  /** What happens to the answers on a shared computer. */
  readonly hint: string;
  /** What happens to them on one's own. */
  readonly ownHint?: string;
}

/** Asks whether the computer is shared, just before personal data is stored. */
export const SharedComputer = ({ label, hint, ownHint = '' }: SharedComputerProps) => {
  const [checked, setChecked] = useState(false);
  useEffect(() => setChecked(isSharedComputer()), []);
  return (
    <CheckboxField
      id="shared_computer"
      name="shared_computer"
      // The checkbox is not an answer of the form around it.
      form=""
      label={label}
      hint={checked ? hint : ownHint}
      checked={checked}
      onChange={({ target }) => {
        setSharedComputer(target.checked);
        setChecked(target.checked);
      }}
    />
  );
};
