import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DropZone as AriaDropZone, type DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

export type FilesProps = {
  /** MIME types for the chooser: ['image/*', 'application/pdf']. What is dropped is not filtered: check it. */
  accept?: readonly string[];
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
};

type Props = FilesProps & {
  label?: string;
  /** Below the words: 'At most 80 files, 200 MB each'. */
  hint?: ReactNode;
  className?: string;
};

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];

async function filesOf(event: DropEvent): Promise<File[]> {
  const files = event.items.filter((item) => item.kind === 'file');
  return Promise.all(files.map((item) => item.getFile()));
}

/** Takes files by drop, by click and by keyboard. */
export function DropZone({ accept, isMultiple = false, onFiles, label, hint, className }: Props) {
  const t = useAdminTexts().ui;
  const take = (files: File[]) => files.length > 0 && onFiles(isMultiple ? files : files.slice(0, 1));
  return (
    <AriaDropZone
      className={classNames('drop', className)}
      aria-label={label ?? t.dropHere}
      onDrop={async (event) => take(await filesOf(event))}
    >
      <Icon name="upload-simple" />
      <span>
        {label ?? t.dropHere} {t.dropOr}{' '}
        <FileTrigger
          acceptedFileTypes={accept}
          allowsMultiple={isMultiple}
          onSelect={(list) => take([...(list ?? [])])}
        >
          <Button className="link">{t.chooseFiles}</Button>
        </FileTrigger>
      </span>
      {hint && <small>{hint}</small>}
    </AriaDropZone>
  );
}

/** Any button of ours as a file chooser: `<FileButton …><Button icon="upload-simple">…</Button></FileButton>`. */
export const FileButton = ({
  accept,
  isMultiple,
  onFiles,
  children,
}: FilesProps & { children: ReactNode }) => (
  <FileTrigger
    acceptedFileTypes={accept}
    allowsMultiple={isMultiple}
    onSelect={(list) => list && list.length > 0 && onFiles([...list])}
  >
    {children}
  </FileTrigger>
);
