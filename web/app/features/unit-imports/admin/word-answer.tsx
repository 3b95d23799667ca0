import { UNIT_KINDS } from '@diyar/contract/rules/deals';
import { LISTED_STATUSES } from '@diyar/contract/rules/status-words';
import { KIND_WORDS, NO_WORD, readCell, YES_WORD } from '@diyar/contract/rules/unit-sheet';
import type { ImportField, ImportWord } from '@diyar/contract/unit-imports';
import { CellInput } from '~/features/sheet-files/admin/cell-input.tsx';
import { WordChoice } from '~/features/sheet-files/admin/words-panel.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { currencyOptions } from '~/i18n/currencies.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';

type Props = { word: ImportWord; label: string; onDecide: (value: string) => void };

/** A floor is a number, the others are one of a list; each cell may be left out. */
export function WordAnswer({ word, label, onDecide }: Props) {
  const { unitImports: t, sheetFiles } = useAdminTexts();
  const choices = useChoices(word.field);
  if (choices) return <WordChoice label={label} value={word.value} choices={choices} onDecide={onDecide} />;
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
        <TextButton onPress={() => onDecide('')}>{sheetFiles.wordSkip}</TextButton>
      )}
    </span>
  );
}

/** Null for a floor, which is typed. */
function useChoices(field: ImportField): { value: string; label: string }[] | null {
  const { unitImports: t, sheetFiles } = useAdminTexts();
  const { lang } = useLanguage();
  switch (field) {
    case 'kind':
      return UNIT_KINDS.map((kind) => ({ value: kind as string, label: KIND_WORDS[kind][lang] }));
    case 'currency':
      return currencyOptions(null, { ...sheetFiles.currencyNames });
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
