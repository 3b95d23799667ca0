import { useAdminTexts } from '~/i18n/admin/index.ts';
import { TextButton } from '../buttons/text-button.tsx';

type Props = {
  /** The text of the search field, which may not be in the address yet. */
  text: string;
  setText: (text: string) => void;
  params: { isFiltered: boolean; clear: () => void };
};

/** Clears the search and the filters of a list; not there while there is nothing to clear. */
export function ClearFilters({ text, setText, params }: Props) {
  const { ui } = useAdminTexts();
  if (!params.isFiltered && text === '') return null;
  return (
    <TextButton
      onPress={() => {
        setText('');
        params.clear();
      }}
    >
      {ui.clear}
    </TextButton>
  );
}
