import { usePublicTexts } from '~/i18n/public/index.ts';
import { Failed } from '~/ui/public/failed.tsx';

/** 'Failed to load properties.', and links to what works. */
export function ListError() {
  const t = usePublicTexts().projectPagesList;
  return <Failed title={t.failed} text={t.failedHelp} retry={t.retry} />;
}
