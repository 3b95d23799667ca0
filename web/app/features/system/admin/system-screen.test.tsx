import { JOBS, SYSTEM_PROBLEMS, type System } from '@diyar/contract/system';
import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { SystemScreen } from './system-screen.tsx';
import { ar, en } from './texts.ts';

const AT = '2026-11-15T06:00:00.000Z';
const GIGABYTE = 1024 ** 3;

const system: System = {
  ...{ version: '0.3.0', node: '24.1.0', startedAt: AT },
  database: { kind: 'postgres', version: '17.2' },
  backups: {
    ...{ everySeconds: 6 * 3600, madeAt: AT, provenAt: AT, damaged: 0 },
    newest: [
      { name: '2026-11-15T06-00-00-000Z', madeAt: AT, provenAt: AT, problem: '' },
      { name: '2026-11-14T06-00-00-000Z', madeAt: AT, provenAt: null, problem: 'files/a is damaged' },
    ],
  },
  disks: [{ use: 'data', freeBytes: 12 * GIGABYTE, totalBytes: 40 * GIGABYTE }],
  storage: { kind: 's3', place: 'https://s3.example/pictures', problem: '' },
  mail: { isSet: true, waiting: 2, givenUp: 1, lastError: '550 no such user' },
  pictures: { waiting: 0, failed: 0 },
  jobs: JOBS.map((name) => ({ name, ranAt: AT, failedAt: null, problem: '', failures: 0 })),
  signIns: { failedInHour: 3, failedInDay: 41 },
  problems: [],
};

const shown = (given: Partial<System>, lang: 'ar' | 'en' = 'en') =>
  renderScreen(<SystemScreen />, { lang, answers: [[['GET /admin/system', {}], { ...system, ...given }]] });

test('backups and proofs, disk, storage, mail, jobs, failed sign-ins and version', () => {
  const html = shown({});
  for (const said of [
    ...[
      en.allWell,
      'Made every 6 hours',
      '2026-11-15T06-00-00-000Z',
      'files/a is damaged',
      en.states.damaged,
    ],
    ...['12.0 GB free of 40.0 GB', 'https://s3.example/pictures', en.answers, '550 no such user'],
    ...['3 in the last hour, 41 in the last day', '0.3.0', '24.1.0', '17.2'],
    ...Object.values(en.jobNames),
  ])
    expect(html).toContain(said);
});

test.each(SYSTEM_PROBLEMS)('%s is told in both languages with what to do', (problem) => {
  for (const [lang, t] of [['ar', ar] as const, ['en', en] as const]) {
    const html = shown({ problems: [problem] }, lang);
    expect(html).toContain(t.problems[problem].what);
    expect(html).toContain(t.problems[problem].remedy);
    expect(html).not.toContain(t.allWell);
  }
});

test('a new installation, and what cannot be loaded', () => {
  const empty = shown({
    backups: { everySeconds: null, madeAt: null, provenAt: null, damaged: 0, newest: [] },
    mail: { isSet: false, waiting: 0, givenUp: 0, lastError: '' },
    jobs: [],
  });
  for (const said of [en.byHand, en.noBackups, en.noJobs, en.mailOff]) expect(empty).toContain(said);
  const failed = renderScreen(<SystemScreen />, {
    answers: [[['GET /admin/system', {}], new Error('offline')]],
  });
  expect(failed).toContain(en.loadFailed);
});
