import { useAdminTexts } from '~/i18n/admin/index.ts';
import { localeOf } from '~/lib/admin/dates.ts';
import { useSearchText } from '~/lib/admin/list-params.ts';
import { useLive } from '~/lib/admin/live.ts';
import { PHONE, useMediaQuery } from '~/lib/admin/media-query.ts';
import { useRolledBack } from '~/lib/admin/rolled-back.ts';
import { useLanguage } from '~/lib/language.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { SearchField } from '~/ui/admin/fields/search-field.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { Split } from '~/ui/admin/layout/pane.tsx';
import { apartmentsOf, useFloors } from '../lacasa-api.ts';
import { ApartmentSheet } from '../sheet/apartment-sheet.tsx';
import { useApartmentChanges } from '../use-apartment-changes.ts';
import { Building } from './building.tsx';
import { BuildingSkeleton } from './building-skeleton.tsx';
import { Figures } from './figures.tsx';
import { useFloorsParams } from './floors-params.ts';
import './cell.css';
import './floors.css';

export function FloorsScreen() {
  const { lacasa: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const params = useFloorsParams();
  const { q, shown, openId, open, close } = params;
  const [text, setText] = useSearchText(q, params.setQ);
  const query = useFloors();
  const rolledBack = useRolledBack();
  const changes = useApartmentChanges(rolledBack.mark);
  const isPhone = useMediaQuery(PHONE);
  useLive(['lacasa']);

  const apartments = query.data && apartmentsOf(query.data);
  const search = <SearchField label={t.search} value={text} onChange={setText} />;
  const clock = new Intl.DateTimeFormat(localeOf(lang), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <Page
      title={t.title}
      isFull
      sub={query.data && t.updated(clock.format(query.dataUpdatedAt))}
      actions={
        <>
          {!isPhone && search}
          <IconButton icon="arrow-clockwise" label={ui.refresh} onPress={() => void query.refetch()} />
        </>
      }
    >
      <Split
        isWide
        pane={
          openId !== null && (
            <ApartmentSheet
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
          {(floors) => (
            <Building
              floors={floors}
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
