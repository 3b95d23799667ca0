import { CONTRAST_MIN, fitted, isColour, type Theme } from '@diyar/contract/rules/accent';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { problemText } from '~/ui/admin/form/problems.ts';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { Swatch } from './swatch.tsx';

const ratio = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)} : 1`;

type Props = { value: string; error: string | undefined; onChange: (value: string) => void };

/** The colour as it is typed or picked, and what becomes of it in each theme. */
export function BrandAccent({ value, error, onChange }: Props) {
  const { companyBrand: t } = useAdminTexts();
  const { lang } = useLanguage();
  const colour = value.trim().toLowerCase();
  return (
    <>
      <div className="brand-form-accent">
        <input
          type="color"
          aria-label={t.pick}
          value={isColour(colour) ? colour : '#46583a'}
          onChange={(event) => onChange(event.target.value)}
        />
        <TextField
          label={t.colour}
          hint={t.colourHint}
          dir="ltr"
          value={value}
          onChange={onChange}
          error={error && problemText({ type: 'custom', message: error }, lang)}
        />
      </div>
      {isColour(colour) && (
        <ul className="brand-form-fit">
          {(['light', 'dark'] as const).map((theme) => (
            <Fit key={theme} chosen={colour} theme={theme} />
          ))}
        </ul>
      )}
    </>
  );
}

function Fit({ chosen, theme }: { chosen: string; theme: Theme }) {
  const { companyBrand: t } = useAdminTexts();
  const { colour, contrast, chosenContrast, isAdjusted } = fitted(chosen, theme);
  return (
    <li>
      {isAdjusted && <Swatch colour={chosen} />}
      <Swatch colour={colour} />
      <span className="two-lines brand-form-fit-words">
        <strong>
          {t.on[theme]} <bdi dir="ltr">{colour}</bdi>
        </strong>
        <small>
          {isAdjusted ? (
            <>
              {t.insteadOf[theme]} <bdi dir="ltr">{chosen}</bdi>, <bdi dir="ltr">{ratio(chosenContrast)}</bdi>{' '}
              {t.needed} <bdi dir="ltr">{ratio(CONTRAST_MIN)}</bdi>
            </>
          ) : (
            t.asChosen
          )}
        </small>
      </span>
      <bdi dir="ltr">{ratio(contrast)}</bdi>
      {isAdjusted ? (
        <Tag tone="line" icon={theme === 'light' ? 'moon' : 'sun'}>
          {t.adjusted}
        </Tag>
      ) : (
        <Tag tone="ok" icon="check">
          {t.readable}
        </Tag>
      )}
    </li>
  );
}
