import { useState } from 'react';
import { UploadList, UploadRow } from '~/ui/admin/feedback/upload-list.tsx';
import { DropZone } from '~/ui/admin/fields/drop-zone.tsx';
import { Icon } from '~/ui/admin/icon.tsx';

type Props = {
  label: string;
  drop: string;
  hint: string;
  accept: readonly string[];
  file: File | null;
  onFile: (file: File | null) => void;
  /** Why a chosen file is not taken. */
  refuse?: (file: File) => string | null;
  error: string | null;
  isSending: boolean;
};

/** One file that a form needs, by drop or click, with what is wrong with it. */
export function FileField({ label, drop, hint, accept, file, onFile, refuse, error, isSending }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const take = ([chosen]: File[]) => {
    if (!chosen) return;
    const refused = refuse?.(chosen) ?? null;
    setProblem(refused);
    if (refused === null) onFile(chosen);
  };
  const said = problem ?? error;
  return (
    <div className="form-field">
      <span className="form-field-label">{label}</span>
      {file ? (
        <UploadList isSingle>
          <UploadRow
            name={file.name}
            size={file.size}
            state={{ kind: 'waiting' }}
            icon="file-text"
            onRemove={() => !isSending && onFile(null)}
          />
        </UploadList>
      ) : (
        <DropZone label={drop} hint={hint} accept={accept} onFiles={take} />
      )}
      {said && (
        <p className="form-field-error" role="alert">
          <Icon name="warning-circle" />
          {said}
        </p>
      )}
    </div>
  );
}
