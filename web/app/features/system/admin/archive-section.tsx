import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { download } from '~/lib/admin/download.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Busy } from '~/ui/admin/feedback/busy.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';

/** Everything out: nobody is locked in. The server asks for the password again. */
export function ArchiveSection() {
  const { system: t } = useAdminTexts();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [withNumbers, setWithNumbers] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await download('/admin/archive', withNumbers ? { numbers: 'true' } : {}, 'archive.zip', {
        isNamedByServer: true,
      });
    } catch (error) {
      showToast({ kind: 'failure', title: t.archiveFailed, detail: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="system-archive">
      <header className="section-head">
        <h2>{t.archive}</h2>
      </header>
      <p className="note">{t.archiveBody}</p>
      {isBusy ? (
        <Busy>{t.archiveBusy}</Busy>
      ) : (
        <>
          <Checkbox isSelected={withNumbers} onChange={setWithNumbers}>
            {t.archiveNumbers}
          </Checkbox>
          <Button icon="download-simple" onPress={() => void save()}>
            {t.makeArchive}
          </Button>
        </>
      )}
    </section>
  );
}
