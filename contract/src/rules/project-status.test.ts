import { expect, test } from 'vitest';
import { projectPath, statusOf } from './project-status.ts';

test.each([
  [true, true, 'featured'],
  [true, false, 'featured'],
  [false, true, 'active'],
  [false, false, 'archived'],
])('featured %s, active %s: %s', (isFeatured, isActive, status) => {
  expect(statusOf({ isFeatured, isActive })).toBe(status);
});

test('kind project goes to /projects, everything else to /properties', () => {
  expect(projectPath({ kind: 'project', id: 3, slug: 'olive' })).toBe('/projects/olive');
  expect(projectPath({ kind: 'building', id: 3, slug: 'olive' })).toBe('/properties/olive');
  expect(projectPath({ kind: '', id: 3, slug: '' })).toBe('/properties/3');
});
