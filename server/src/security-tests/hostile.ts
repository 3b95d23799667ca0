/** A generator that gives the same numbers for the same seed: a failure can be seen again. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  return { next, pick };
}

/** What SQL, HTML, paths, numbers and JSON trip over. */
export const HOSTILE: readonly unknown[] = [
  "'",
  '"',
  "' or '1'='1",
  "'; drop table users; --",
  '") or 1=1 --',
  '\\',
  '%',
  '_',
  '%%%_%\\%',
  '$1',
  '$$',
  ':id',
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '..%2f..%2f',
  '\0',
  'a\0b',
  '\u202e\ud800',
  '\uffff',
  'ض'.repeat(5000),
  '٣'.repeat(40),
  '',
  ' ',
  '-1',
  '0',
  '1e309',
  '9'.repeat(400),
  '2147483648',
  '9007199254740993',
  '0x10',
  'NaN',
  '2026-02-30',
  '+275760-09-14',
  '0000-00-00',
  '2026-11-15T25:61:61Z',
  -1,
  0,
  1.5,
  2_147_483_648,
  1e308,
  null,
  true,
  [],
  [[[]]],
  {},
  { __proto__: { role: 'SUPERADMIN' } },
  { constructor: { prototype: {} } },
  Array.from({ length: 300 }, () => 'x'),
];
