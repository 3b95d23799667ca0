import { isVideo } from '@diyar/contract/rules/media';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { UploadList, UploadRow } from '~/ui/admin/feedback/upload-list.tsx';
import { Icon } from '~/ui/admin/icon.tsx';

export type Refused = { files: { file: File; why: 'tooLarge' | 'wrongType' }[]; isTooMany: boolean };

type Props = { refused: Refused; onChange: (refused: Refused) => void };

/** The chosen files that were rejected, each with its reason. */
export function RefusedFiles({ refused, onChange }: Props) {
  const { media: t } = useAdminTexts();
  const { files, isTooMany } = refused;
  if (files.length === 0 && !isTooMany) return null;
  return (
    <section className="media-upload" aria-label={t.refused}>
      {isTooMany && (
        <p className="media-upload-head problem" role="alert">
          <Icon name="warning-circle" />
          {t.tooMany}
        </p>
      )}
      {files.length > 0 && (
        <UploadList>
          {files.map((one, at) => (
            <UploadRow
              key={`${one.file.name}-${one.file.size}-${one.file.lastModified}`}
              name={one.file.name}
              size={one.file.size}
              isVideo={isVideo(one.file.type)}
              state={{ kind: 'failed', message: t[one.why](one.file.name) }}
              onRemove={() => onChange({ isTooMany, files: files.toSpliced(at, 1) })}
            />
          ))}
        </UploadList>
      )}
    </section>
  );
}
