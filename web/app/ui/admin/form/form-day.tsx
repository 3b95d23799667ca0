import { DateField } from '../fields/date-field.tsx';
import { formField, typedText } from './form-field.tsx';

/** A day; none is ''. */
export const FormDay = formField(({ value, onChange, ref: _, ...field }) => (
  <DateField {...field} value={typedText(value) || null} onChange={(day) => onChange(day ?? '')} />
));
