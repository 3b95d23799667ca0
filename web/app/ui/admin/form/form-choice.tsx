import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { Select } from '../fields/select.tsx';
import { type FieldOf, formField, typedText, useMarks } from './form-field.tsx';

type Options<Value> = { options: readonly { value: Value; label: string }[]; placeholder?: string };

/** One of a list. */
export const FormChoice = formField<Options<string>>(({ value, ref: _, ...field }) => (
  <Select {...field} {...useMarks(field, value)} value={typedText(value) || null} />
)) as <Values extends FieldValues, Output, Labels, Name extends FieldPath<Values>>(
  props: FieldOf<Values, Output, Labels, Name> & Options<FieldPathValue<Values, Name> & string>,
) => ReactNode;
