import { CITIES_MAX, LINE_MAX } from '@diyar/contract/limits';
import type { PlaceSettings } from '@diyar/contract/place';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { BilingualField } from '~/ui/admin/fields/bilingual-field.tsx';
import { problemText } from '~/ui/admin/form/problems.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { RowTools } from './row-tools.tsx';

type City = PlaceSettings['cities'][number];
type Problem = { message?: string; type?: unknown };
type Problems = (Problem & { readonly [i: number]: { en?: Problem } | undefined }) | undefined;

type Props = {
  value: readonly { [Name in keyof City]?: string | null | undefined }[];
  onChange: (value: City[]) => void;
  error: string | undefined;
  /** Of single rows. */
  problems: unknown;
};

/** Each in both languages, in their order. */
export function CityList({ value, onChange, error, problems }: Props) {
  const { place: t } = useAdminTexts();
  const { lang } = useLanguage();
  const cities = value.map(({ en, ar }) => ({ en: en ?? '', ar: ar ?? '' }));
  const change = (i: number, part: Partial<City>) =>
    onChange(cities.map((city, at) => (at === i ? { ...city, ...part } : city)));
  const wrong = (i: number) => {
    const problem = (problems as Problems)?.[i]?.en;
    return problem ? problemText(problem as Parameters<typeof problemText>[0], lang) : undefined;
  };
  const nameOf = (city: City, i: number) => city[lang] || city.en || city.ar || t.cityNumber(i + 1);
  return (
    <>
      <ol className="place-form-list place-form-list--cities">
        {cities.map((city, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else that stays while it is typed
          <li key={i}>
            <BilingualField
              label={t.cityNumber(i + 1)}
              isLabelHidden
              maxLength={LINE_MAX}
              en={{ value: city.en, onChange: (en) => change(i, { en }), error: wrong(i) }}
              ar={{ value: city.ar, onChange: (ar) => change(i, { ar }) }}
            />
            <RowTools list={cities} at={i} name={nameOf(city, i)} onChange={onChange} />
          </li>
        ))}
      </ol>
      {error && (
        <p className="form-field-error" role="alert">
          <Icon name="warning-circle" />
          {error}
        </p>
      )}
      {cities.length < CITIES_MAX && (
        <p>
          <TextButton icon="plus" onPress={() => onChange([...cities, { en: '', ar: '' }])}>
            {t.addCity}
          </TextButton>
        </p>
      )}
    </>
  );
}
