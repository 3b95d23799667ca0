import { expect, test } from 'vitest';
import { mergeDrafts } from '~/features/project-draft/admin/merge.ts';
import { type ProjectDraft, projectDraftOf } from '~/features/project-draft/admin/project.ts';
import { chosen, project } from '~/features/project-draft/admin/sample.testing.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { useConflictText } from './use-conflict-text.ts';

/** Every field otherwise than it was, as two people could make it. */
function changed<T>(value: T, by: string): T {
  const other = (old: unknown, name: string): unknown => {
    if (name === 'key' || name === 'id' || name === 'kind' || name === 'status' || name === 'currency')
      return old;
    if (name === 'typed' || name === 'deal') return old;
    if (name === 'media') return [{ ...chosen('cover'), altEn: by, altAr: by }];
    if (name.endsWith('Date')) return by === 'm' ? '2026-02-02' : '2026-03-03';
    if (typeof old === 'string') return `${old} ${by}`;
    if (typeof old === 'number') return old + by.length;
    if (typeof old === 'boolean') return by === 'm' ? !old : old;
    if (old === null) return null;
    if (Array.isArray(old)) return old.map((one, at) => other(one, String(at)));
    return Object.fromEntries(Object.entries(old as object).map(([key, one]) => [key, other(one, key)]));
  };
  return other(value, '') as T;
}

function Conflicts({ mine, theirs }: { mine: ProjectDraft; theirs: ProjectDraft }) {
  const { shown } = useConflictText(mine);
  const { conflicts } = mergeDrafts(null, mine, theirs);
  return conflicts.map((conflict) => <p key={conflict.path}>{shown(conflict).label}</p>);
}

test('every field that two people can change has a name, and none its code', () => {
  const start = { ...projectDraftOf(project()), launchDate: '2026-01-01', handoverDate: '2027-01-01' };
  const [mine, theirs] = [changed(start, 'm'), changed(start, 'other')];
  const html = renderScreen(<Conflicts mine={mine} theirs={theirs} />, { lang: 'ar' });
  const labels = [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, label = '']) => label);
  expect(labels.length).toBeGreaterThan(15);
  for (const label of labels) {
    expect(label).not.toMatch(/[a-z][A-Z]|undefined|\./);
    expect(label).toMatch(/[\u0600-\u06ff]/);
  }
  expect(labels.join('\n')).toContain('الوصف (الإنجليزية)');
});
