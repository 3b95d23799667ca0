import type { System } from '@diyar/contract/system';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DemoSection } from '~/features/demo/admin/demo-section.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatBytes } from '~/lib/admin/bytes.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { ArchiveSection } from './archive-section.tsx';
import { BackupsTable } from './backups-table.tsx';
import { JobsTable } from './jobs-table.tsx';
import { useSystem } from './system-api.ts';
import './system.css';

/** The state of the installation, for SUPERADMIN (docs/operations.md#what-the-server-says-about-itself). */
export function SystemScreen() {
  const { system: t, ui } = useAdminTexts();
  const query = useSystem();
  return (
    <Page
      title={t.title}
      actions={<IconButton icon="arrow-clockwise" label={ui.refresh} onPress={() => void query.refetch()} />}
    >
      <p className="note system-intro">{t.intro}</p>
      <QueryView query={query} failed={t.loadFailed} skeleton={<BackupsTable backups={undefined} />}>
        {(system) => (
          <div className="system">
            <Problems problems={system.problems} />
            <Facts system={system} />
            <Backups backups={system.backups} />
            <section>
              <header className="section-head">
                <h2>{t.jobs}</h2>
              </header>
              {system.jobs.length === 0 ? (
                <p className="dim">{t.noJobs}</p>
              ) : (
                <JobsTable jobs={system.jobs} />
              )}
            </section>
            <ArchiveSection />
            <DemoSection />
          </div>
        )}
      </QueryView>
    </Page>
  );
}

function Problems({ problems }: Pick<System, 'problems'>) {
  const { system: t } = useAdminTexts();
  if (problems.length === 0)
    return (
      <Notice icon="check-circle" title={t.allWell}>
        {t.allWellBody}
      </Notice>
    );
  return problems.map((problem) => (
    <Notice key={problem} icon="warning-circle" title={t.problems[problem].what} isUrgent>
      {t.problems[problem].remedy}
    </Notice>
  ));
}

function Backups({ backups }: Pick<System, 'backups'>) {
  const { system: t } = useAdminTexts();
  return (
    <section>
      <header className="section-head">
        <h2>{t.backups}</h2>
        <p className="dim">{interval(backups.everySeconds, t)}</p>
      </header>
      {backups.newest.length === 0 ? (
        <p className="dim">{t.noBackups}</p>
      ) : (
        <BackupsTable backups={backups.newest} />
      )}
    </section>
  );
}

type Intervals = Pick<ReturnType<typeof useAdminTexts>['system'], 'every' | 'everyMinutes' | 'byHand'>;

function interval(seconds: number | null, t: Intervals): string {
  if (seconds === null) return t.byHand;
  return seconds % 3600 === 0 ? t.every(seconds / 3600) : t.everyMinutes(Math.round(seconds / 60));
}

function Facts({ system }: { system: System }) {
  const { system: t } = useAdminTexts();
  const { disks, storage, mail, pictures, signIns, database } = system;
  return (
    <dl className="system-facts">
      {disks.map(({ use, freeBytes, totalBytes }) => (
        <Fact key={use} name={t.disks[use]}>
          {t.free(formatBytes(freeBytes), formatBytes(totalBytes))}
          <meter min={0} max={totalBytes} value={totalBytes - freeBytes} aria-label={t.disks[use]} />
        </Fact>
      ))}
      <Fact name={t.storage}>
        {storage.problem === '' ? t.answers : t.away} · {t.storageKinds[storage.kind]}
        <Detail>{storage.problem || storage.place}</Detail>
      </Fact>
      <Fact name={t.mail}>
        {mail.isSet ? t.mailState(mail.waiting, mail.givenUp) : t.mailOff}
        {mail.lastError && <Detail>{mail.lastError}</Detail>}
      </Fact>
      <Fact name={t.pictures}>{t.picturesState(pictures.waiting, pictures.failed)}</Fact>
      <Fact name={t.signIns}>
        {t.signInsState(signIns.failedInHour, signIns.failedInDay)}{' '}
        <Link className="text-button" to="/admin/sign-ins">
          {t.toSignIns}
        </Link>
      </Fact>
      <Fact name={t.about}>
        <bdi>
          {t.version} {system.version}
        </bdi>
        {' · '}
        <bdi dir="ltr">
          {t.node} {system.node}
        </bdi>
        <br />
        {t.started} <RelativeTime at={system.startedAt} />
      </Fact>
      <Fact name={t.database}>
        <bdi>{t.databaseKinds[database.kind]}</bdi> <bdi dir="ltr">{database.version}</bdi>
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A path, an address or an error, as the machine says it. */
const Detail = ({ children }: { children: ReactNode }) => (
  <span className="system-detail">
    <bdi dir="ltr">{children}</bdi>
  </span>
);
