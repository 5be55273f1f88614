import { useEffect, useState } from 'react';
import { isSharedComputer, setSharedComputer } from '../../../browser/storage/storage.ts';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { useFlow } from '../../shared/flow-context.tsx';

/** Asked where what was typed is about to be kept. */
export const SharedComputer = () => {
  const { sharedDevice } = useFlow().messages.flow;
  const [checked, setChecked] = useState(false);
  useEffect(() => {
    setChecked(isSharedComputer());
  }, []);
  return (
    <CheckboxField
      id="shared-computer"
      name="shared_computer"
      // It is no answer of the form that it stands in.
      form=""
      label={sharedDevice.label}
      hint={checked ? sharedDevice.hint : undefined}
      checked={checked}
      onChange={(event) => {
        setSharedComputer(event.target.checked);
        setChecked(event.target.checked);
      }}
    />
  );
};
