import { type ReactNode, type Ref, useEffect, useState } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { useLanguage } from '~/lib/language.tsx';
import type { FieldProps } from '../fields/field-parts.tsx';
import { labelIn, problemText } from './problems.ts';

/** What a field needs to know of its form: of `useSavedForm`, or any other of react-hook-form. */
export type FieldHost<Values extends FieldValues, Output, Labels> = {
  control: Control<Values, unknown, Output>;
  labels?: Labels;
  requires?: (name: string) => boolean;
  /** The fields that say their own problems. */
  shown?: Set<string>;
};

/** A part of a form that several forms have: it names fields of its own, which are among theirs. */
export const partOf = <Part extends FieldValues>(of: { control: unknown }) =>
  of as FieldHost<Part, unknown, unknown>;

export type BoundField<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: Ref<HTMLElement & HTMLInputElement & HTMLTextAreaElement>;
};

/** A label is needed where the texts of the form have none of this name. */
type LabelOf<Labels, Name extends string> = Name extends keyof Labels
  ? Labels[Name] extends string
    ? { label?: string }
    : { label: string }
  : { label: string };

/** The props of every field of a form; required or optional follows the schema unless it is said. */
export type FieldOf<Values extends FieldValues, Output, Labels, Name extends FieldPath<Values>> = LabelOf<
  Labels,
  Name
> & {
  of: FieldHost<Values, Output, Labels>;
  name: Name;
  hint?: ReactNode;
  isRequired?: boolean;
  isOptional?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
};

function useBound<Values extends FieldValues, Output, Labels, Name extends FieldPath<Values>>(
  of: FieldHost<Values, Output, Labels>,
  path: Name,
): BoundField<FieldPathValue<Values, Name>> {
  const { field, fieldState } = useController({ control: of.control, name: path });
  const { lang } = useLanguage();
  const { shown } = of;
  useEffect(() => {
    shown?.add(path);
    return () => void shown?.delete(path);
  }, [shown, path]);
  const { name, value, onChange, onBlur, ref } = field;
  const error = fieldState.error && problemText(fieldState.error, lang);
  return { name, value, onChange, onBlur, error, ref };
}

/** What a kind of field shows: its value, and everything beside it. */
export type Field = Omit<BoundField<unknown>, 'onChange'> &
  Pick<FieldProps, 'hint' | 'isDisabled'> & {
    onChange: (value: unknown) => void;
    label: string;
    isRequired: boolean;
    isOptional: boolean;
    autoFocus?: boolean;
  };

type AnyProps = Partial<Pick<Field, 'label' | 'isRequired' | 'isOptional'>> & {
  of: FieldHost<FieldValues, unknown, unknown>;
  name: string;
};

function useField<Props extends AnyProps>(props: Props) {
  const { of, name, label, isRequired = of.requires?.(name) ?? false, isOptional, ...rest } = props;
  return {
    ...rest,
    ...useBound(of, name),
    label: label ?? labelIn(of.labels, name) ?? name,
    isRequired,
    isOptional: isOptional ?? !isRequired,
  };
}

/** A kind of field, `More` being its own props. In a form its name is one of the schema's. */
export const formField = <More extends object = object>(Control: (field: Field & More) => ReactNode) =>
  function FormControl<Values extends FieldValues, Output, Labels, Name extends FieldPath<Values>>(
    props: FieldOf<Values, Output, Labels, Name> & More,
  ) {
    // what the caller sees is checked above; inside every field is the same
    return Control(useField(props as unknown as AnyProps) as unknown as Field & More);
  };

type Props<Values extends FieldValues, Output, Labels, Name extends FieldPath<Values>> = {
  of: FieldHost<Values, Output, Labels>;
  name: Name;
  children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactNode;
};

/** Binds a cell of its own: `<FormField of={form} name="lines">{(field) => <PlanLines {...field} />}</FormField>`. */
export function FormField<Values extends FieldValues, Output, Labels, Name extends FieldPath<Values>>(
  props: Props<Values, Output, Labels, Name>,
) {
  return props.children(useBound(props.of, props.name));
}

/** What was typed, as a text; figures may have been given as numbers. */
export const typedText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A choice cannot be emptied: it has a star only where nothing was chosen at first. */
export function useMarks({ isRequired }: Pick<Field, 'isRequired'>, value: unknown) {
  const [first] = useState(value);
  return { isRequired: isRequired && !first, isOptional: false };
}
