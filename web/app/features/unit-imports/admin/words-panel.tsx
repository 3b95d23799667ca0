import { UNIT_KINDS } from '@diyar/contract/rules/deals';
import { LISTED_STATUSES } from '@diyar/contract/rules/status-words';
import { KIND_WORDS, NO_WORD, readCell, YES_WORD } from '@diyar/contract/rules/unit-sheet';
import type { ImportField, ImportWord } from '@diyar/contract/unit-imports';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { currencyOptions } from '~/i18n/currencies.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { CellInput } from './cell-input.tsx';
import { headingOf } from './values.ts';

type Props = {
  words: readonly ImportWord[];
  /** How many there are beside these. */
  more: number;
  onDecide: (word: ImportWord, value: string) => void;
};

const SKIP = 'skip';

/** Each word that is not understood, decided once for all its rows. */
export function WordsPanel({ words, more, onDecide }: Props) {
  const { unitImports: t } = useAdminTexts();
  const { lang } = useLanguage();
  const open = words.filter(({ value }) => value === null).length + more;
  if (words.length === 0) return null;
  return (
    <section className="import-panel" aria-label={open > 0 ? t.wordsTitle(open) : t.wordsDecided}>
      <h2>{open > 0 ? t.wordsTitle(open) : t.wordsDecided}</h2>
      <p className="dim">{t.wordsBody}</p>
      <ul className="import-words">
        {words.map((word) => (
          <li key={`${word.field} ${word.word}`}>
            <span>
              {headingOf(word.field, lang)} <strong dir="auto">{word.word}</strong>{' '}
              <small className="dim">{t.wordRows(word.rows)}</small>
            </span>
            <Meaning word={word} onDecide={(value) => onDecide(word, value)} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="dim">{t.wordsMore(more)}</p>}
    </section>
  );
}

/** A floor is a number, the others are one of a list; each cell may be left out. */
function Meaning({ word, onDecide }: { word: ImportWord; onDecide: (value: string) => void }) {
  const { unitImports: t } = useAdminTexts();
  const { lang } = useLanguage();
  const label = t.wordMeans(headingOf(word.field, lang), word.word);
  const choices = useChoices(word.field);
  if (choices)
    return (
      <Select
        label={label}
        isLabelHidden
        placeholder={t.wordChoose}
        value={word.value === '' ? SKIP : word.value}
        options={[...choices, { value: SKIP, label: t.wordSkip }]}
        onChange={(value) => onDecide(value === SKIP ? '' : value)}
      />
    );
  return (
    <span className="import-word-floor">
      <CellInput
        key={word.value}
        label={label}
        placeholder={t.wordFloor}
        text={word.value ?? ''}
        isBad={false}
        onCommit={(text) => text !== '' && 'values' in readCell('floor', text) && onDecide(text)}
      />
      {word.value === '' ? (
        <small className="dim">{t.wordSkipped}</small>
      ) : (
        <TextButton onPress={() => onDecide('')}>{t.wordSkip}</TextButton>
      )}
    </span>
  );
}

/** Null for a floor, which is typed. */
function useChoices(field: ImportField): { value: string; label: string }[] | null {
  const { unitImports: t } = useAdminTexts();
  const { lang } = useLanguage();
  switch (field) {
    case 'kind':
      return UNIT_KINDS.map((kind) => ({ value: kind as string, label: KIND_WORDS[kind][lang] }));
    case 'currency':
      return currencyOptions(null, { ...t.currencyNames });
    case 'isListed':
      return [
        { value: YES_WORD.en, label: YES_WORD[lang] },
        { value: NO_WORD.en, label: NO_WORD[lang] },
      ];
    case 'status':
      return LISTED_STATUSES.map((one) => ({ value: one as string, label: t.statuses[one] }));
    default:
      return null;
  }
}
