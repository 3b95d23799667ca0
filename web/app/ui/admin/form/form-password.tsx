import { PasswordField } from '../fields/password-field.tsx';
import { formField, typedText } from './form-field.tsx';

type Options = { autoComplete: 'new-password' | 'current-password' };

export const FormPassword = formField<Options>(({ value, ...field }) => (
  <PasswordField {...field} value={typedText(value)} />
));
