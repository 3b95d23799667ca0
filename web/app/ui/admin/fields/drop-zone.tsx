import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DropZone as AriaDropZone, type DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Icon } from '../icon.tsx';
import { MOVE_TYPE } from '../tables/reorder.ts';

export type FilesProps = {
  /**
   * MIME types for the file chooser: ['image/*', 'application/pdf']. Dropped files are not filtered: check
   * them.
   */
  accept?: readonly string[];
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
};

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];

async function filesOf(event: DropEvent): Promise<File[]> {
  const files = event.items.filter((item) => item.kind === 'file');
  return Promise.all(files.map((item) => item.getFile()));
}

type AreaProps = Pick<FilesProps, 'onFiles'> & { label: string; className: string; children: ReactNode };

/** Accepts files dropped anywhere in it, so that the browser does not open a file on a near miss. */
export const DropArea = ({ onFiles, label, className, children }: AreaProps) => (
  <AriaDropZone
    className={className}
    aria-label={label}
    getDropOperation={(types) => (types.has(MOVE_TYPE) ? 'cancel' : 'copy')}
    onDrop={async (event) => {
      const files = await filesOf(event);
      if (files.length > 0) onFiles(files);
    }}
  >
    {children}
  </AriaDropZone>
);

type ZoneProps = Omit<FilesProps, 'isMultiple'> & {
  label: string;
  /** Below the label: 'PDF or a photo, at most 20 MB'. */
  hint: string;
};

/** Accepts a file by drop, by click and by keyboard. */
export function DropZone({ accept, onFiles, label, hint }: ZoneProps) {
  const t = useAdminTexts().ui;
  return (
    <DropArea className="drop-zone" label={label} onFiles={onFiles}>
      <Icon name="upload-simple" />
      <span>
        {label} {t.dropOr}{' '}
        <FileButton accept={accept} onFiles={onFiles}>
          <Button className="text-button">{t.chooseFiles}</Button>
        </FileButton>
      </span>
      <small>{hint}</small>
    </DropArea>
  );
}

/**
 * Makes a button open the file chooser: `<FileButton …><Button icon="upload-simple">…</Button></FileButton>`.
 */
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
