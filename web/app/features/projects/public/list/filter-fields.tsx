import { usePublicTexts } from '~/i18n/public/index.ts';

type ChoiceProps = {
  name: string;
  legend: string;
  /** Null is 'any'. */
  value: string | number | null;
  any: string;
  children: (readonly [value: string | number, text: string])[];
};

/** One of a few options, side by side. */
export function Choice({ name, legend, value, any, children }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="list-segments">
        {([['', any], ...children] as const).map(([option, text]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={String(value ?? '') === String(option)}
            />
            <span>
              <bdi>{text}</bdi>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type RangeProps = { name: 'area' | 'price'; legend: string; from: number | null; to: number | null };

/** Not type=number: that would reject ٩٠, which many visitors type. */
export function Range({ name, legend, from, to }: RangeProps) {
  const t = usePublicTexts().projectsList;
  const ends = [
    ['Min', t.from, from],
    ['Max', t.to, to],
  ] as const;
  return (
    <fieldset className="list-range">
      <legend>{legend}</legend>
      {ends.map(([end, label, value]) => (
        <label key={end}>
          <span>{label}</span>
          <input
            type="text"
            inputMode="numeric"
            dir="ltr"
            name={name + end}
            defaultValue={value ?? ''}
            maxLength={15}
          />
        </label>
      ))}
    </fieldset>
  );
}
