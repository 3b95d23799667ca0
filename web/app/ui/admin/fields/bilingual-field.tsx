import type { Lang } from '@diyar/contract/rules/language';
import { dirOf, otherLang } from '@diyar/contract/rules/language';
import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '../buttons/text-button.tsx';
import { ErrorLine, RequiredMark } from './field-parts.tsx';

/** One language of the pair; accepts what `useField` returns. */
export type BilingualSide = {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  error?: string;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
};

type Props = {
  label: string;
  en: BilingualSide;
  ar: BilingualSide;
  isRequired?: boolean;
  /** More than one renders a text area. */
  rows?: number;
  maxLength?: number;
  /** What an empty field stands for. */
  placeholder?: string;
  /** The label is for screen readers only, where a list has visible headings. */
  isLabelHidden?: boolean;
};

const useLanguageNames = () => {
  const t = useAdminTexts().ui;
  return { ar: t.arabic, en: t.english };
};

/** The user's language first. */
const useOrder = (): [Lang, Lang] => {
  const { lang } = useLanguage();
  return [lang, otherLang(lang)];
};

/** One label, two inputs, each with its own language and direction. */
export function BilingualField({
  label,
  rows = 1,
  isRequired,
  maxLength,
  placeholder,
  isLabelHidden,
  ...sides
}: Props) {
  const names = useLanguageNames();
  const { lang: ui } = useLanguage();
  const comma = ui === 'ar' ? '، ' : ', ';
  return (
    <div className={isLabelHidden ? 'bilingual-field bilingual-field--bare' : 'bilingual-field'}>
      {!isLabelHidden && (
        <span className="bilingual-field-label" aria-hidden="true">
          {label}
          {isRequired && <RequiredMark />}
        </span>
      )}
      {useOrder().map((lang) => {
        const { ref, error, ...side } = sides[lang];
        const input = { className: 'form-field-input', lang, dir: dirOf(lang), placeholder };
        return (
          <TextField
            key={lang}
            {...side}
            aria-label={`${label}${comma}${names[lang]}`}
            className="form-field bilingual-field-cell"
            data-language={names[lang]}
            isRequired={isRequired}
            maxLength={maxLength}
            validationBehavior="aria"
            isInvalid={error !== undefined}
          >
            {rows > 1 ? <TextArea {...input} ref={ref} rows={rows} /> : <Input {...input} ref={ref} />}
            {error && <ErrorLine>{error}</ErrorLine>}
          </TextField>
        );
      })}
    </div>
  );
}

/** The headings of the two columns, with 'Copy from English' over the Arabic one. */
export function BilingualHead({ onCopy }: { onCopy?: () => void }) {
  const t = useAdminTexts().ui;
  const names = useLanguageNames();
  return (
    <div className="bilingual-field bilingual-field--head">
      <span />
      {useOrder().map((lang) => (
        <span key={lang} className="bilingual-field-language">
          {names[lang]}
          {lang === 'ar' && onCopy && (
            <TextButton icon="copy" onPress={onCopy} aria-label={`${t.copyFromEnglish}. ${t.copyHint}`}>
              {t.copyFromEnglish}
            </TextButton>
          )}
        </span>
      ))}
    </div>
  );
}
