import { useAdminTexts } from '~/i18n/admin/index.ts';
import { TextButton } from '../buttons/text-button.tsx';

type Props = {
  /** What stands in the search field, which the address may not know yet. */
  text: string;
  setText: (text: string) => void;
  params: { isFiltered: boolean; clear: () => void };
};

/** Empties the search and the filters of a list; rests while there is nothing to clear. */
export function ClearFilters({ text, setText, params }: Props) {
  const { ui } = useAdminTexts();
  return (
    <TextButton
      isDisabled={!params.isFiltered && text === ''}
      onPress={() => {
        setText('');
        params.clear();
      }}
    >
      {ui.clear}
    </TextButton>
  );
}
