import { FILE_MAX_BYTES } from '@diyar/contract/limits';
import { accepts } from '@diyar/contract/rules/media-limits';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { UploadList, UploadRow } from '~/ui/admin/feedback/upload-list.tsx';
import { DropZone } from '~/ui/admin/fields/drop-zone.tsx';
import { Icon } from '~/ui/admin/icon.tsx';

type Props = {
  file: File | null;
  onFile: (file: File | null) => void;
  /** The uploaded bytes, while it is uploading. */
  loaded: number | null;
  onCancel: () => void;
};

const ACCEPT = ['application/pdf', 'image/*'];

/** A PDF or an image, by click or drag and drop. */
export function ContractField({ file, onFile, loaded, onCancel }: Props) {
  const { sold: t, ui } = useAdminTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const take = ([chosen]: File[]) => {
    if (!chosen) return;
    const isWrong = !accepts('contract', chosen.type);
    const found = isWrong ? t.wrongType : chosen.size > FILE_MAX_BYTES ? t.tooLarge : null;
    setProblem(found?.(chosen.name) ?? null);
    if (!found) onFile(chosen);
  };
  return (
    <div className="form-field">
      <span className="form-field-label">
        {t.contract}
        <em>{ui.optional}</em>
      </span>
      {file ? (
        <UploadList isSingle>
          <UploadRow
            name={file.name}
            size={file.size}
            state={loaded === null ? { kind: 'waiting' } : { kind: 'uploading', loaded }}
            onRemove={loaded === null ? () => onFile(null) : onCancel}
          />
        </UploadList>
      ) : (
        <DropZone label={t.drop} hint={t.contractHint} accept={ACCEPT} onFiles={take} />
      )}
      {problem && (
        <p className="form-field-error" role="alert">
          <Icon name="warning-circle" />
          {problem}
        </p>
      )}
    </div>
  );
}
