import type { TrackedUnit } from '@diyar/contract/buildings';
import { Button } from 'react-aria-components/Button';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { FileButton } from '~/ui/admin/fields/drop-zone.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { useTracker } from '../tracker.ts';
import { DocumentRow } from './document-row.tsx';
import { useDocumentUpload } from './use-document-upload.ts';
import { usePhoto } from './use-photo.ts';

/** The photo, and the button to replace it. A failure is explained, a missing photo is not. */
export function HolderPhoto({ apartment }: { apartment: TrackedUnit }) {
  const { buildings: t, ui } = useAdminTexts();
  const photo = usePhoto(apartment);
  const upload = useDocumentUpload(apartment, 'photo');
  const { maySell } = useTracker();
  const { problem } = photo;
  const picture = (
    <>
      <Icon name="user" />
      {photo.url && <img src={photo.url} alt="" />}
    </>
  );
  return (
    <>
      {maySell ? (
        <FileButton accept={['image/*']} onFiles={([file]) => file && upload.start(file)}>
          <Button className="apartment-panel-photo" aria-label={photo.url ? t.changePhoto : t.photo}>
            {picture}
            <span>
              <Icon name="camera" />
            </span>
          </Button>
        </FileButton>
      ) : (
        <span className="apartment-panel-photo">{picture}</span>
      )}
      {(upload.file || (problem && problem !== 'NOT_FOUND')) && (
        <div className="apartment-panel-photo-note">
          {problem && problem !== 'NOT_FOUND' && (
            <p className="small bad" role="alert">
              {t.photoProblem(problem === 'network' ? ui.offline : problem)}{' '}
              <TextButton onPress={photo.again}>{ui.retry}</TextButton>
            </p>
          )}
          <DocumentRow upload={upload} />
        </div>
      )}
    </>
  );
}
