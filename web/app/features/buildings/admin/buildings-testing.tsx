import type { TrackedUnit } from '@diyar/contract/buildings';
import { apartmentNo, dealId } from '@diyar/contract/rules/ids';
import type { Lang } from '@diyar/contract/rules/language';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { LanguageProvider } from '~/lib/language.tsx';
import { asTracked, freed } from './tracked-unit.ts';
import { type Tracker, TrackerContext, trackerOf } from './tracker.ts';

const FREE = freed(
  asTracked({ id: 1, label: 'A-301', kind: 'apartment', floor: 3, version: 1 } as TrackedUnit),
);

export const unitOf = (more: Partial<TrackedUnit> = {}): TrackedUnit => ({ ...FREE, ...more });

type Deal = NonNullable<TrackedUnit['deal']>;

/** A unit with an open deal of that stage. */
export const dealOn = (
  stage: Deal['stage'],
  deal: Partial<Deal> = {},
  more: Partial<TrackedUnit> = {},
): TrackedUnit =>
  unitOf({
    reserved: true,
    status: stage,
    name: 'Layan',
    deal: {
      id: dealId(7),
      stage,
      personId: null,
      leadId: null,
      units: [{ id: apartmentNo(1), label: 'A-301', kind: 'apartment', floor: 3 }],
      owner: { id: 2, username: 'tareq', name: 'Tareq' },
      madeBy: 'Tareq',
      holdUntil: null,
      soldAt: null,
      coBuyers: '',
      notes: '',
      soldNo: null,
      hasMoney: false,
      version: 1,
      balance: null,
      apart: null,
      overdue: null,
      isCurrencyMissing: false,
      isToConfirm: false,
      ...deal,
    },
    ...more,
  });

/** Without the marks that isolate numbers in Arabic text. */
export const render = (
  node: ReactNode,
  { lang = 'en', tracker = trackerOf(4, 'SUPERADMIN') }: { lang?: Lang; tracker?: Tracker } = {},
) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <LanguageProvider initial={lang}>
          <TrackerContext value={tracker}>{node}</TrackerContext>
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  ).replace(/[\u2066-\u2069]/g, '');
