import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Select } from '~/ui/admin/fields/select.tsx';

interface Word {
  word: string;
  rows: number;
  /** What somebody said it means; '' leaves its cells out. */
  value: string | null;
}

type Props<One extends Word> = {
  words: readonly One[];
  /** How many there are beside these. */
  more?: number;
  fieldOf: (word: One) => string;
  /** What it is answered with; `label` names it. */
  children: (word: One, label: string) => ReactNode;
};

/** Each word that is not understood, decided once for all its rows. */
export function WordsPanel<One extends Word>({ words, more = 0, fieldOf, children }: Props<One>) {
  const { sheetFiles: t } = useAdminTexts();
  const open = words.filter(({ value }) => value === null).length + more;
  if (words.length === 0) return null;
  const title = open > 0 ? t.wordsTitle(open) : t.wordsDecided;
  return (
    <section className="import-panel" aria-label={title}>
      <h2>{title}</h2>
      <p className="dim">{t.wordsBody}</p>
      <ul className="import-words">
        {words.map((word) => (
          <li key={`${fieldOf(word)} ${word.word}`}>
            <span>
              {fieldOf(word)} <strong dir="auto">{word.word}</strong>{' '}
              <small className="dim">{t.wordRows(word.rows)}</small>
            </span>
            {children(word, t.wordMeans(fieldOf(word), word.word))}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="dim">{t.wordsMore(more)}</p>}
    </section>
  );
}

const SKIP = 'skip';

type ChoiceProps = {
  label: string;
  value: string | null;
  choices: readonly { value: string; label: string }[];
  onDecide: (value: string) => void;
};

/** One of a list, or the cells are left out. */
export function WordChoice({ label, value, choices, onDecide }: ChoiceProps) {
  const { sheetFiles: t } = useAdminTexts();
  return (
    <Select<string>
      label={label}
      isLabelHidden
      placeholder={t.wordChoose}
      value={value === '' ? SKIP : value}
      options={[...choices, { value: SKIP, label: t.wordSkip }]}
      onChange={(next) => onDecide(next === SKIP ? '' : next)}
    />
  );
}
