import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { clockTime } from '~/lib/admin/dates.ts';
import { useSearchText } from '~/lib/admin/list-params.ts';
import { PHONE, useMediaQuery } from '~/lib/admin/media-query.ts';
import { useRolledBack } from '~/lib/admin/rolled-back.ts';
import { useLanguage } from '~/lib/language.tsx';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { SearchField } from '~/ui/admin/fields/search-field.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { Split } from '~/ui/admin/layout/pane.tsx';
import { ApartmentPanel } from '../apartment/apartment-panel.tsx';
import { apartmentsOf } from '../building-api.ts';
import { BuildingHeading, useTrackerTitle } from '../list/building-heading.tsx';
import { LacasaTracker } from '../list/tracker-route.tsx';
import { useTracker } from '../tracker.ts';
import { useApartmentChanges } from '../use-apartment-changes.ts';
import { Building } from './building.tsx';
import { BuildingSkeleton } from './building-skeleton.tsx';
import { Figures } from './figures.tsx';
import { useFloorsParams } from './floors-params.ts';
import { useCurrentFloors } from './use-current-floors.ts';
import './cell.css';
import './floors.css';

/** LaCasa at its own address. */
export function LacasaFloors() {
  const { buildings: t } = useAdminTexts();
  return (
    <LacasaTracker title={t.title} skeleton={<BuildingSkeleton />}>
      <FloorsScreen />
    </LacasaTracker>
  );
}

export function FloorsScreen() {
  const { buildings: t, buildingsList: buildings, ui } = useAdminTexts();
  const { buildingId, pages } = useTracker();
  const { lang } = useLanguage();
  const params = useFloorsParams();
  const { q, shown, openId, open, close } = params;
  const [text, setText] = useSearchText(q, params.setQ);
  const { query, now } = useCurrentFloors();
  const rolledBack = useRolledBack<ApartmentNo>();
  const changes = useApartmentChanges(rolledBack.mark);
  const isPhone = useMediaQuery(PHONE);

  const title = useTrackerTitle('floors', query.data?.building);
  const apartments = query.data && apartmentsOf(query.data.floors);
  const search = <SearchField label={t.search} value={text} onChange={setText} />;
  return (
    <Page
      title={title}
      heading={<BuildingHeading screen="floors" building={query.data?.building} />}
      isFull
      sub={query.data && t.updated(clockTime(query.dataUpdatedAt, lang))}
      actions={
        <>
          {!isPhone && search}
          {!isPhone && buildingId !== null && openId === null && (
            <LinkButton to={`${pages}/dashboard`}>{buildings.openDashboard}</LinkButton>
          )}
          <IconButton icon="arrow-clockwise" label={ui.refresh} onPress={() => void query.refetch()} />
        </>
      }
    >
      <Split
        isWide
        pane={
          openId !== null && (
            <ApartmentPanel
              id={openId}
              query={query}
              changes={changes}
              isDebug={params.isDebug}
              onOpen={open}
              onClose={close}
            />
          )
        }
      >
        {isPhone && <div className="toolbar">{search}</div>}
        <Figures apartments={apartments} shown={shown} onShow={params.show} />
        <QueryView query={query} failed={t.loadFailed} skeleton={<BuildingSkeleton />}>
          {({ floors }) => (
            <Building
              floors={floors}
              now={now}
              shown={shown}
              q={q}
              openId={openId}
              rolledBackId={rolledBack.id}
              onOpen={open}
            />
          )}
        </QueryView>
      </Split>
    </Page>
  );
}
