import { IMPORT_FILE_MAX_MB, MEGABYTE } from '@diyar/contract/limits';
import { useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { comboLabel, isMac } from '~/lib/admin/key-combo.ts';
import type { UploadProgress } from '~/lib/api/upload.ts';
import { Busy } from '~/ui/admin/feedback/busy.tsx';
import { UploadList, UploadRow } from '~/ui/admin/feedback/upload-list.tsx';
import { DropArea, FileButton } from '~/ui/admin/fields/drop-zone.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { usePastedCells } from './use-pasted-cells.ts';
import './import.css';

const ACCEPT = ['.xlsx', '.csv', '.txt', '.tsv'];

/** A file is sent as it is; a block from the clipboard as text. */
export type FileSource = { file: File } | { text: string; name: string };
export type Sending = { source: FileSource; signal: AbortSignal; onProgress: UploadProgress };

/** What a call takes: a form with the file, or the text as its body. */
export function sentAs({ source, signal, onProgress }: Sending) {
  if ('text' in source) return { body: source, signal };
  const form = new FormData();
  form.append('file', source.file);
  return { form, signal, onProgress };
}

type Props<Made> = {
  label: string;
  /** Below it: what is read, and how much. */
  hint: string;
  /** Several files are parts of one import; `before` is what the ones before made. */
  isMultiple?: boolean;
  send: (sending: Sending, before: Made | null) => Promise<Made>;
  onMade: (made: Made) => void;
};

/** A file by drop or button, or cells from the clipboard. */
export function FileDrop<Made>({ label, hint, ...way }: Props<Made>) {
  const { sheetFiles: t } = useAdminTexts();
  const sending = useSending(way);
  usePastedCells(sending.paste);
  return (
    <>
      <DropArea className="import-drop" label={label} onFiles={sending.files}>
        <Icon name="file-xls" />
        <strong>{label}</strong>
        <p>
          {t.dropOr}{' '}
          <FileButton accept={ACCEPT} isMultiple={way.isMultiple ?? false} onFiles={sending.files}>
            <AriaButton className="text-button">{t.choose}</AriaButton>
          </FileButton>
          <span className="import-drop-keys">
            {t.pasteHint} <kbd dir="ltr">{comboLabel('mod+v', isMac())}</kbd>
          </span>
        </p>
        <small>{hint}</small>
      </DropArea>
      <Progress sending={sending} />
      <textarea
        className="form-field-input import-paste"
        rows={2}
        aria-label={t.paste}
        placeholder={t.paste}
        value=""
        onChange={() => {}}
        onPaste={(event) => {
          event.preventDefault();
          sending.paste(event.clipboardData);
        }}
      />
    </>
  );
}

function Progress({ sending }: { sending: ReturnType<typeof useSending> }) {
  const { sheetFiles: t } = useAdminTexts();
  const { name, size, loaded, problem } = sending;
  if (problem)
    return (
      <div className="error-summary" role="alert">
        <Icon name="warning-circle" />
        <div>
          <strong>{t.cannotRead(problem.name)}</strong>
          <p>{problem.text}</p>
        </div>
      </div>
    );
  if (!name) return null;
  if (size === null || loaded >= size) return <Busy>{t.reading}</Busy>;
  return (
    <UploadList isSingle>
      <UploadRow
        icon="file-xls"
        name={name}
        size={size}
        state={{ kind: 'uploading', loaded }}
        onRemove={sending.cancel}
      />
    </UploadList>
  );
}

type Part = { source: FileSource; name: string; size: number | null };

/** Files or a block on their way to the server, one after the other; others replace them. */
function useSending<Made>({ isMultiple, send, onMade }: Omit<Props<Made>, 'label' | 'hint'>) {
  const { sheetFiles: t } = useAdminTexts();
  const errorText = useErrorText();
  const stop = useRef<AbortController>(null);
  const [sent, setSent] = useState<{ name: string; size: number | null } | null>(null);
  const [loaded, setLoaded] = useState(0);
  const [problem, setProblem] = useState<{ name: string; text: string } | null>(null);

  async function sendAll(parts: readonly Part[]) {
    stop.current?.abort();
    const mine = new AbortController();
    stop.current = mine;
    setProblem(null);
    let made: Made | null = null;
    let now = '';
    try {
      for (const { source, name, size } of parts) {
        now = name;
        setLoaded(0);
        setSent({ name, size });
        const onProgress: UploadProgress = (at) => setLoaded(at.loaded);
        made = await send({ source, signal: mine.signal, onProgress }, made);
        if (mine.signal.aborted) return;
      }
    } catch (error) {
      if (!mine.signal.aborted) setProblem({ name: now, text: errorText(error) });
      return;
    } finally {
      if (stop.current === mine) setSent(null);
    }
    if (made !== null) onMade(made);
  }

  function files(all: File[]) {
    const list = isMultiple ? all : all.slice(0, 1);
    const tooLarge = list.find(({ size }) => size > IMPORT_FILE_MAX_MB * MEGABYTE);
    if (tooLarge) setProblem({ name: tooLarge.name, text: t.tooLarge(IMPORT_FILE_MAX_MB) });
    else void sendAll(list.map((file) => ({ source: { file }, name: file.name, size: file.size })));
  }

  function paste(data: DataTransfer) {
    const text = data.getData('text/plain');
    // Excel puts a picture of the cells beside their text
    if (text.trim() !== '') void sendAll([{ source: { text, name: t.pasted }, name: t.pasted, size: null }]);
    else if (data.files.length > 0) files([...data.files]);
    else setProblem({ name: t.pasted, text: t.nothingPasted });
  }

  const cancel = () => {
    stop.current?.abort();
    setSent(null);
  };
  return { files, paste, cancel, problem, loaded, name: sent?.name ?? null, size: sent?.size ?? null };
}
