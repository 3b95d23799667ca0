import type { Dashboard } from '@diyar/contract/dashboard';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';

type Backups = NonNullable<Dashboard['backups']>;

/** How old the newest backup is, and whether it is known that it can be restored. */
export function BackupState({ backups: { madeAt, provenAt, problem } }: { backups: Backups }) {
  const { dashboard: t } = useAdminTexts();
  return (
    <section>
      <header className="section-head">
        <h2>{t.backups}</h2>
        <Link className="text-button" to="/admin/system">
          {t.toSystem}
        </Link>
      </header>
      {madeAt === null ? (
        <p className="dim">{t.noBackup}</p>
      ) : (
        <p className="dim">
          {t.newestBackup} <RelativeTime at={madeAt} />
          {madeAt === provenAt ? ` · ${t.backupProven}` : ` · ${t.backupNotProven}`}
        </p>
      )}
      {problem && <Notice isUrgent={problem === 'backupDamaged'}>{t.backupProblems[problem]}</Notice>}
    </section>
  );
}
