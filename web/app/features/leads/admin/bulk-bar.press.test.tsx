import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pressScreen } from '~/testing/presses/press-screen.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { dina, layan } from './leads-testing.ts';
import { en as t } from './texts.ts';
import type { LeadChanges } from './use-lead-changes.ts';

test('pressed before the names are there, nobody loses their lead: the list waits, then a colleague is first', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const assign = vi.fn();
  const selection = {
    ...{ ids: new Set([layan.id]), has: () => true },
    ...{ toggle: vi.fn(), change: vi.fn(), keep: vi.fn(), clear: vi.fn() },
  };
  const { user } = await pressScreen(
    <BulkBar
      leads={[layan]}
      selection={selection}
      changes={{ assign } as Partial<LeadChanges> as LeadChanges}
    />,
    {
      server: async () => {
        await promise;
        return { body: { items: [dina] } };
      },
    },
  );
  await user.click(screen.getByRole('button', { name: t.assign }));
  const [first] = await screen.findAllByRole('menuitem');
  expect(first?.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(assign).not.toHaveBeenCalled();

  resolve();
  expect(await screen.findByRole('menuitem', { name: t.nobody })).toBeDefined();
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual([dina.name, t.nobody]);
  await user.click(screen.getByRole('menuitem', { name: dina.name }));
  expect(assign.mock.calls[0]?.[0]).toMatchObject({ owner: dina });
});
