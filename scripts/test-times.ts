import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ROOT } from './run.ts';
import type { UnitResults } from './times-reporter.ts';

export const UNIT_RESULTS = `${ROOT}/node_modules/.cache/diyar/unit-results.json`;
export const E2E_RESULTS = `${ROOT}/node_modules/.cache/diyar/e2e-results.json`;
const SLOWEST = 15;

type FileTime = { file: string; seconds: number };
/** The part of Playwright's JSON that is read here. */
type Suite = {
  title: string;
  file: string;
  suites?: Suite[];
  specs?: { title: string; tests: { annotations: Annotation[]; results: { duration: number }[] }[] }[];
};
type Annotation = { type: string; description?: string };

const steps: { step: string; seconds: number }[] = [];

export const removeResults = () => {
  for (const file of [UNIT_RESULTS, E2E_RESULTS]) rmSync(file, { force: true });
};

/** Runs a step of `npm test` and notes how long it took. */
export async function timed(step: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  try {
    await work();
  } finally {
    steps.push({ step, seconds: (performance.now() - began) / 1000 });
  }
}

const read = <Results>(file: string): Results | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : null;

const suitesOf = (suite: Suite): Suite[] => [suite, ...(suite.suites ?? []).flatMap(suitesOf)];
const allSuites = () => (read<{ suites: Suite[] }>(E2E_RESULTS)?.suites ?? []).flatMap(suitesOf);

function browserTimes(): FileTime[] {
  const times = new Map<string, number>();
  for (const { file, specs = [] } of allSuites())
    for (const { duration } of specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)))
      times.set(`e2e/${file}`, (times.get(`e2e/${file}`) ?? 0) + duration / 1000);
  return [...times].map(([file, seconds]) => ({ file, seconds }));
}

/** Browser tests set aside with `test.fixme`. */
function setAsideInBrowser(): string[] {
  return allSuites().flatMap(({ file, specs = [] }) =>
    specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ annotations }) =>
        annotations
          .filter(({ type }) => type === 'fixme')
          .map(({ description }) => `${file}: ${title}: ${description ?? 'no reason given'}`),
      ),
    ),
  );
}

const line = (seconds: number, what: string) => `${seconds.toFixed(1).padStart(7)} s  ${what}`;

/** Prints how long each step took, the slowest test files, and the tests that are set aside. */
export function reportTimes(): void {
  const unit = read<UnitResults>(UNIT_RESULTS);
  const slowest = [...(unit?.files ?? []), ...browserTimes()]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  const whole = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log('\nTime of each step');
  for (const { step, seconds } of steps) console.log(line(seconds, step));
  console.log(line(whole, 'all'));
  if (slowest.length > 0) console.log('\nSlowest test files');
  for (const { file, seconds } of slowest) console.log(line(seconds, file));
  const aside = [...(unit?.setAside ?? []), ...setAsideInBrowser()];
  if (aside.length > 0) console.log(`\nSet aside, not run:\n${aside.map((name) => `  ${name}`).join('\n')}`);
}
