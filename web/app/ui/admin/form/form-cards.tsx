import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { RadioCards } from '../fields/radio-cards.tsx';
import { type FieldOf, formField, typedText, useMarks } from './form-field.tsx';

type Options<Value> = { options: readonly { value: Value; label: ReactNode; description?: string }[] };

/** One of a few, each with a description. */
export const FormCards = formField<Options<string>>(({ value, ref: _, ...field }) => (
  <RadioCards {...field} {...useMarks(field, value)} value={typedText(value) || null} />
)) as <Values extends FieldValues, Output, Labels, Name extends FieldPath<Values>>(
  props: FieldOf<Values, Output, Labels, Name> & Options<FieldPathValue<Values, Name> & string>,
) => ReactNode;
