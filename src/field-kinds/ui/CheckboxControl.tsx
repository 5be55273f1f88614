import type { KindControlProps } from './control-props.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import type { CheckboxDefinition } from '../checkbox.ts';

export const CheckboxControl = ({ context }: KindControlProps<CheckboxDefinition>) => {
  const { mark: _mark, value, ...box } = context.control;
  return <CheckboxField {...box} value="yes" checked={value === 'yes'} />;
};
