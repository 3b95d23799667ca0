import type { TrackedUnit } from '@diyar/contract/buildings';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { request } from '~/lib/api/api.ts';
import { mediaUrl } from '~/lib/api/paths.ts';
import { browserSite } from '~/lib/site.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { FileButton } from '~/ui/admin/fields/drop-zone.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { useTracker } from '../tracker.ts';
import { DocumentRow } from './document-row.tsx';
import { readLink } from './read-link.ts';
import { useDocumentUpload } from './use-document-upload.ts';

const ACCEPT = ['application/pdf', 'image/*'];

/** A link that expires soon is requested when it is opened, not when the building is loaded. */
function useView(apartment: TrackedUnit) {
  const { buildings: t } = useAdminTexts();
  const { filesBase } = useTracker();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const view = async () => {
    // opened within the click, otherwise the browser blocks it as a pop-up
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    setPending(true);
    try {
      const link = await request('GET', `${filesBase}/apartments/${apartment.id}/contract`, {
        read: readLink,
      });
      const url = new URL(mediaUrl(browserSite().apiBase, link), location.href).href;
      if (tab) tab.location.replace(url);
      else location.assign(url);
    } catch (error) {
      tab?.close();
      showToast({ kind: 'failure', title: `${t.viewFailed}: ${errorText(error)}` });
    } finally {
      setPending(false);
    }
  };
  return { view: () => void view(), isPending };
}

export function Contract({ apartment }: { apartment: TrackedUnit }) {
  const { buildings: t } = useAdminTexts();
  const { maySell } = useTracker();
  const upload = useDocumentUpload(apartment, 'contract');
  const { view, isPending } = useView(apartment);
  const isThere = apartment.contractFileId !== null || apartment.contractFileUrl !== null;
  const choose = ([file]: File[]) => file && upload.start(file);
  return (
    <section>
      <header className="section-head section-head--small">
        <h3>{t.contract}</h3>
      </header>
      <div className="apartment-panel-file">
        <Icon name="file-pdf" />
        <span className="two-lines">
          <strong>{isThere ? t.contractOf(apartment.label) : t.noContract}</strong>
          {isThere && <small>{t.linkHint}</small>}
        </span>
        {isThere && (
          <Button size="s" isPending={isPending} onPress={view}>
            {t.view}
          </Button>
        )}
        {maySell && (
          <FileButton accept={ACCEPT} onFiles={choose}>
            {isThere ? (
              <IconButton icon="upload-simple" size="s" label={t.replace} />
            ) : (
              <Button size="s" icon="upload-simple">
                {t.upload}
              </Button>
            )}
          </FileButton>
        )}
      </div>
      <DocumentRow upload={upload} />
    </section>
  );
}
