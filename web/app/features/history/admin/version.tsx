import type { HistoryChange, HistoryVersion } from '@diyar/contract/history';
import { ChangedName, ChangedValue } from '~/features/changes/admin/change-line.tsx';
import { actionOf, changeOf, type Line } from '~/features/changes/admin/log-text.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { wordChanges } from './word-changes.ts';

type Props = {
  version: HistoryVersion;
  isNewest: boolean;
  isBusy: boolean;
  onField: (field: string) => void;
  onWhole: () => void;
};

/** One save: who, when, and each field with what it was and what it became. */
export function Version({ version, isNewest, isBusy, onField, onWhole }: Props) {
  const texts = useAdminTexts();
  const { history: t } = texts;
  const { lang } = useLanguage();
  const { at, actorName, actorId, actor, total, canRestore } = version;
  const changes = version.changes.flatMap((change) => {
    const line = changeOf(change, texts, lang);
    return line ? [{ change, line }] : [];
  });
  return (
    <li className="history-version">
      <header className="history-head">
        <strong>{actionOf(version, texts)}</strong>
        <span className="history-by">
          {actorId === null && actorName === 'system' ? t.system : <bdi>{actor}</bdi>}
          {' · '}
          <RelativeTime at={at} />
        </span>
        {isNewest && <Tag tone="line">{t.current}</Tag>}
        {canRestore && (
          <Button
            className="history-whole"
            size="s"
            icon="arrow-u-up-left"
            isDisabled={isBusy}
            onPress={onWhole}
          >
            {t.bringVersion}
          </Button>
        )}
      </header>
      {changes.length === 0 ? (
        <p className="note">{t.nothingToTell}</p>
      ) : (
        <ul className="history-changes">
          {changes.map(({ change, line }) => (
            <ChangeLine
              key={`${change.entity}.${change.entityId}.${change.field}`}
              change={change}
              line={line}
              onBringBack={change.canRestore ? onField : null}
              isBusy={isBusy}
            />
          ))}
        </ul>
      )}
      {total > version.changes.length && <p className="note">{t.more(total - version.changes.length)}</p>}
    </li>
  );
}

/** In longer texts the words that changed are marked; what is all new stands below the old. */
const LONG = 80;
const MARKS = { same: 'span', removed: 'del', added: 'ins' } as const;

type LineProps = {
  change: HistoryChange;
  line: Line;
  onBringBack: ((field: string) => void) | null;
  isBusy: boolean;
};

/** Old struck, new bold, in reading direction. */
function ChangeLine({ change, line, onBringBack, isBusy }: LineProps) {
  const { history: t } = useAdminTexts();
  const { name, old, now } = line;
  const isLong = Math.max(old?.length ?? 0, now.length) > LONG;
  const pieces = isLong && old !== null ? wordChanges(old, now) : null;
  return (
    <li className="history-change">
      <ChangedName line={line} />
      {pieces ? (
        <span className="history-words" dir="auto">
          {pieces.map(({ kind, text }, i) => {
            const Mark = MARKS[kind];
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one change never move
            return <Mark key={i}>{text}</Mark>;
          })}
        </span>
      ) : (
        <ChangedValue line={line} isLong={isLong} />
      )}
      {onBringBack && (
        <TextButton
          isDisabled={isBusy}
          aria-label={t.bringBackLabel(name, (old ?? '–').slice(0, LONG))}
          onPress={() => onBringBack(change.field)}
        >
          {t.bringBack}
        </TextButton>
      )}
    </li>
  );
}
