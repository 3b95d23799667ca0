import { TextArea, TextField, type TextInputProps } from '../fields/text-field.tsx';
import { formField, typedText } from './form-field.tsx';

type Options = Pick<TextInputProps, 'dir' | 'lang' | 'inputMode' | 'isReadOnly' | 'autoComplete'>;

/** One line of text. */
export const FormText = formField<Options>(({ value, ...field }) => (
  <TextField dir="auto" autoComplete="off" {...field} value={typedText(value)} />
));

/** Several lines. */
export const FormTextArea = formField<Options & { rows?: number }>(({ value, ...field }) => (
  <TextArea dir="auto" autoComplete="off" {...field} value={typedText(value)} />
));
