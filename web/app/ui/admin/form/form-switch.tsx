import { Checkbox } from '../fields/checkbox.tsx';
import { Switch } from '../fields/switch.tsx';
import { type Field, formField } from './form-field.tsx';

const switched = ({ name, value, onChange, onBlur, label }: Field) => ({
  name,
  isSelected: Boolean(value),
  onChange,
  onBlur,
  children: label,
});

/** On or off, saved with the form. */
export const FormSwitch = formField((field) => <Switch {...switched(field)} />);

export const FormCheckbox = formField((field) => <Checkbox {...switched(field)} />);
