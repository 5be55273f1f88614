import { useEffect, useState } from 'react';
import { isSharedComputer, setSharedComputer } from '../../platform/storage/browser-storage.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';

interface SharedComputerProps {
  readonly label: string;
  /** What ticking the box does. */
  readonly hint: string;
}

/** Asks whether the computer is shared, just before personal data is stored. */
export const SharedComputer = ({ label, hint }: SharedComputerProps) => {
  const [checked, setChecked] = useState(false);
  useEffect(() => setChecked(isSharedComputer()), []);
  return (
    <CheckboxField
      id="shared_computer"
      name="shared_computer"
      // The checkbox is not an answer of the form around it.
      form=""
      label={label}
      hint={hint}
      checked={checked}
      onChange={({ target }) => {
        setSharedComputer(target.checked);
        setChecked(target.checked);
      }}
    />
  );
};
