import { useEffect, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { DateField } from '../fields/date-field.tsx';
import { Segmented } from '../fields/segmented.tsx';
import { Select } from '../fields/select.tsx';

/** `useListParams(…).field('outcome')`, spread into one of the fields below. */
type Field<Value> = { label: string; value: Value | null; onChange: (value: Value | null) => void };

type ChoiceProps<Value extends string> = Field<Value> & {
  values: readonly Value[];
  words: Readonly<Record<Value, string>>;
  /** Of all, where 'All' is not the word. */
  all?: string;
  isLabelHidden?: boolean;
  className?: string;
};

const ALL = 'all';

function useChoice<Value extends string>({ value, onChange, values, words, all }: ChoiceProps<Value>) {
  const { ui } = useAdminTexts();
  return {
    value: value ?? ALL,
    options: [
      { value: ALL, label: all ?? ui.all },
      ...values.map((one) => ({ value: one, label: words[one] })),
    ],
    onChange: (next: string) => onChange(values.find((one) => one === next) ?? null),
  };
}

/** One of many. */
export function ChoiceFilter<Value extends string>(props: ChoiceProps<Value>) {
  const { label, isLabelHidden, className } = props;
  return (
    <Select<string> label={label} isLabelHidden={isLabelHidden} className={className} {...useChoice(props)} />
  );
}

/** One of few, side by side. */
export function SegmentFilter<Value extends string>(props: ChoiceProps<Value>) {
  return <Segmented<string> label={props.label} {...useChoice(props)} />;
}

/** A year is typed digit by digit: 0001 and 0199 are intermediate values, not filters. */
export function DayFilter({ label, value, onChange }: Field<string>) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const take = (day: string | null) => {
    setTyped(day);
    if (day === null || day >= '1900') onChange(day);
  };
  return <DateField label={label} value={typed} onChange={take} />;
}
