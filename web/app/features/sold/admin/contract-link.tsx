import { mediaUrl } from '@diyar/contract/rules/media';
import type { Sold } from '@diyar/contract/sold';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { browserSite } from '~/lib/site.ts';
import { Spinner } from '~/ui/admin/feedback/busy.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { contractLink } from './sold-api.ts';

/** The file id with a View link, which is requested when it is pressed. */
export function ContractLink({ sold }: { sold: Sold }) {
  const { sold: t } = useAdminTexts();
  const errorText = useErrorText();
  const [isOpening, setOpening] = useState(false);
  if (sold.contractFileId === null) return <span className="dim small">{t.noContract}</span>;

  const view = async () => {
    // opened before the response: browsers block windows that no click has opened
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    setOpening(true);
    try {
      const url = mediaUrl(await contractLink(sold.id), browserSite().apiBase);
      if (tab) tab.location.href = url;
      else location.assign(url);
    } catch (error) {
      tab?.close();
      showToast({ kind: 'failure', title: `${t.contractFailed}: ${errorText(error)}` });
    } finally {
      setOpening(false);
    }
  };
  const file = `F-${sold.contractFileId}`;
  return (
    <Button
      className="sold-file"
      // the accessible name starts with the visible text, for speech control
      aria-label={`${file} ${t.view}, ${t.contractOf(sold.apartmentName)}`}
      onPress={view}
      isPending={isOpening}
    >
      {isOpening ? (
        <Spinner />
      ) : (
        <Icon name={sold.contractMimeType?.startsWith('image/') ? 'image' : 'file-pdf'} />
      )}
      <bdi dir="ltr">{file}</bdi> <span data-no-print>{t.view}</span>
    </Button>
  );
}
