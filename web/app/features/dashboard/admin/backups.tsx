import type { Dashboard } from '@diyar/contract/dashboard';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';

type Backups = NonNullable<Dashboard['backups']>;

const OLD_MS = 36 * 3_600_000;
const isOld = (at: string) => Date.now() - Date.parse(at) > OLD_MS;

/** How old the newest backup is, and whether it is known that it can be restored. */
export function BackupState({ backups: { madeAt, provenAt, damaged } }: { backups: Backups }) {
  const { dashboard: t } = useAdminTexts();
  return (
    <section>
      <header className="section-head">
        <h2>{t.backups}</h2>
      </header>
      {damaged > 0 && <Notice isUrgent>{t.backupsDamaged(damaged)}</Notice>}
      {madeAt === null ? (
        <p className="dim">{t.noBackup}</p>
      ) : (
        <p className="dim">
          {t.newestBackup} <RelativeTime at={madeAt} />
          {madeAt === provenAt ? ` · ${t.backupProven}` : ` · ${t.backupNotProven}`}
        </p>
      )}
      {madeAt !== null && isOld(madeAt) && <Notice>{t.backupOld}</Notice>}
    </section>
  );
}
