import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { UNIT_RESULTS } from './test-times.ts';

export type UnitResults = { files: { file: string; seconds: number }[]; setAside: string[] };

const isOfServer = (project: string) => project.startsWith('server-') || project === 'files-s3';

/** Writes how long each test file took, with its hooks, and what is set aside with `test.todo`. */
export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const results: UnitResults = {
      files: modules.map((module) => ({
        file: module.relativeModuleId + (isOfServer(module.project.name) ? ` (${module.project.name})` : ''),
        seconds: (module.diagnostic().duration + module.diagnostic().collectDuration) / 1000,
      })),
      setAside: modules.flatMap((module) =>
        [...module.children.allTests('skipped')]
          .filter(({ options }) => options.mode === 'todo')
          .map(({ fullName }) => fullName),
      ),
    };
    writeFileSync(UNIT_RESULTS, JSON.stringify(results));
  }
}
