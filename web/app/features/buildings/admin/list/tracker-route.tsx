import type { BuildingList } from '@diyar/contract/buildings';
import type { Who } from '@diyar/contract/rules/roles';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useHolder } from '~/lib/session/holder.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { lacasaTracker, type Tracker, TrackerContext, trackerOf } from '../tracker.ts';
import { useBuildings } from './buildings-api.ts';

/** The screens below show the building of the address. */
export function BuildingTracker({ children }: { children: ReactNode }) {
  const id = Number(useParams().buildingId);
  const who = useHolder();
  // another building is another visit: nothing of the first one stays open or typed
  return (
    <TrackerContext key={id} value={trackerOf(id, who)}>
      {children}
    </TrackerContext>
  );
}

/** How LaCasa is called: by its number, by its own calls on an older server, or not at all (null). */
export function lacasaOf(list: BuildingList | null, who: Who): Tracker | null {
  if (list === null) return lacasaTracker(null, who);
  const lacasa = list.items.find((one) => one.isLacasa);
  return lacasa ? lacasaTracker(lacasa, who) : null;
}

type Props = { title: string; skeleton: ReactNode; isFull?: boolean; children: ReactNode };

/** The screens below show LaCasa, the first of the buildings for whoever may see it. */
export function LacasaTracker({ title, skeleton, isFull, children }: Props) {
  const { buildingsList: t } = useAdminTexts();
  const query = useBuildings('', 1);
  const who = useHolder();
  const tracker = query.data === undefined ? undefined : lacasaOf(query.data, who);
  if (tracker) return <TrackerContext value={tracker}>{children}</TrackerContext>;
  return (
    <Page title={title} isFull={isFull && tracker === undefined}>
      <QueryView query={query} failed={t.loadFailed} skeleton={skeleton}>
        {(list) => (
          <EmptyState
            title={t.notYours}
            action={
              list !== null &&
              list.total > 0 && <LinkButton to="/admin/buildings">{t.yourBuildings}</LinkButton>
            }
          >
            {t.notYoursBody}
          </EmptyState>
        )}
      </QueryView>
    </Page>
  );
}
