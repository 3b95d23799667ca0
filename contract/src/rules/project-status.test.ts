import { expect, test } from 'vitest';
import { projectPath, statusOf } from './project-status.ts';

test.each([
  [true, true, false, 'featured'],
  [true, false, false, 'featured'],
  [true, false, true, 'featured'],
  [false, true, false, 'active'],
  [false, false, true, 'draft'],
  [false, false, false, 'archived'],
])('featured %s, active %s, draft %s: %s', (isFeatured, isActive, isDraft, status) => {
  expect(statusOf({ isFeatured, isActive, isDraft })).toBe(status);
});

test('kind project goes to /projects, everything else to /properties', () => {
  expect(projectPath({ kind: 'project', id: 3, slug: 'olive' })).toBe('/projects/olive');
  expect(projectPath({ kind: 'building', id: 3, slug: 'olive' })).toBe('/properties/olive');
  expect(projectPath({ kind: '', id: 3, slug: '' })).toBe('/properties/3');
});
