import { fieldMessage } from '@diyar/contract/field-issues';
import type { ReactNode, Ref } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { useLanguage } from '~/lib/language.tsx';

export type BoundField<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
  // react-hook-form focuses the first invalid field through it
  ref: Ref<HTMLElement & HTMLInputElement & HTMLTextAreaElement>;
};

type Props<Values extends FieldValues, Name extends FieldPath<Values>, Output> = {
  control: Control<Values, unknown, Output>;
  name: Name;
  children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactNode;
};

/**
 * Binds a field to a form: `<FormField control={form.control} name="phone">{(f) => <TextField {...f} label=…
 * />}`.
 */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  props: Props<Values, Name, Output>,
) {
  const { field, fieldState } = useController({ control: props.control, name: props.name });
  const { lang } = useLanguage();
  const problem = fieldState.error;
  // schemas report codes, the server sends messages; codes are translated again when the language changes
  const error =
    problem && (problem.type === 'server' ? problem.message : fieldMessage(problem.message ?? '', lang));
  const { name, value, onChange, onBlur, ref } = field;
  return props.children({ name, value, onChange, onBlur, error, ref });
}
