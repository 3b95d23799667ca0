import { useAdminTexts } from '~/i18n/admin/index.ts';
import { IconButton } from '../buttons/icon-button.tsx';

/** Asks for the list again, where nothing tells of changes. */
export function RefreshButton({ query }: { query: { refetch: () => Promise<unknown> } }) {
  const { ui } = useAdminTexts();
  return <IconButton icon="arrow-clockwise" label={ui.refresh} onPress={() => void query.refetch()} />;
}
