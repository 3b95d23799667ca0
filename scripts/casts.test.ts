import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';

const CAST = /\bas unknown as\b/g;

/** What the types cannot say; each place has its reason beside it. */
const KNOWN = [
  // LaCasa's schemas leave out what the calls of other buildings answer
  'contract/src/calls/buildings.ts',
  // two drivers of one library
  'server/src/db/as-db.ts',
  // private in a library
  'server/src/features/contracts/docx/loops.ts',
  // what a library made or checks, and the contract has as a record
  'server/src/features/factors/passkeys.ts',
  'server/src/features/factors/passkeys.ts',
  'web/app/lib/session/passkey.ts',
  'web/app/lib/session/passkey.ts',
  // generics whose outside is checked
  'server/src/serve-calls.ts',
  'web/app/features/ledger/admin/forms/form-money.tsx',
  'web/app/lib/admin/list-call.ts',
  'web/app/ui/admin/form/form-field.tsx',
  'web/app/ui/admin/form/form-field.tsx',
  // problems of what is sent, at the fields that are typed
  'web/app/features/sold/admin/use-sold-form.ts',
];

const isOfTests = (file: string) => /\.test\.tsx?$|-testing\.ts$|\/testing\/|\/security-tests\//.test(file);

test('no cast goes past the types but those that are known', () => {
  const casts = globSync('{contract/src,server/src,web/app}/**/*.{ts,tsx}', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isOfTests(file))
    .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(CAST)].map(() => file));
  expect(casts.sort()).toEqual([...KNOWN].sort());
});
