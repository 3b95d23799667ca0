import type { Building } from '@diyar/contract/buildings';
import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { useNavigate } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useSearchText } from '~/lib/admin/list-params.ts';
import { useLanguage } from '~/lib/language.tsx';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { useTracker } from '../tracker.ts';
import { nameIn, useBuildingName } from './building-name.ts';
import { useBuildings } from './buildings-api.ts';
import './building-heading.css';

export type TrackerScreen = 'floors' | 'dashboard';

function useTitleOf(screen: TrackerScreen): (name: string) => string {
  const { buildingsList: t } = useAdminTexts();
  return screen === 'floors' ? t.floorsTitle : t.dashboardTitle;
}

/** 'LaCasa Floors', 'طوابق لاكاسا': the title as text. */
export const useTrackerTitle = (screen: TrackerScreen, building: Building | null | undefined): string =>
  useTitleOf(screen)(useBuildingName(building)).trim();

const NAME_HERE = '\u0000';

type Props = { screen: TrackerScreen; building: Building | null | undefined };

/** The title of a tracker's screen; the building's name in it switches to another building. */
export function BuildingHeading({ screen, building }: Props) {
  const { buildingsList: t } = useAdminTexts();
  const { buildingId } = useTracker();
  const name = useBuildingName(building);
  const titleOf = useTitleOf(screen);
  if (buildingId === null || !name) return titleOf(name).trim();
  const [before, after] = titleOf(NAME_HERE).split(NAME_HERE);
  return (
    <span className="building-heading">
      {before && <span className="building-heading-word">{before}</span>}
      <DialogTrigger>
        <Button className="building-heading-switch" aria-label={t.switchTo(name)}>
          <bdi className="clip">{name}</bdi>
          <Icon name="caret-up-down" />
        </Button>
        <Popover className="popover building-heading-popover" placement="bottom start" offset={4}>
          <Dialog aria-label={t.switch}>
            {({ close }) => <Choice screen={screen} current={buildingId} onDone={close} />}
          </Dialog>
        </Popover>
      </DialogTrigger>
      {after && <span className="building-heading-word">{after}</span>}
    </span>
  );
}

type ChoiceProps = { screen: TrackerScreen; current: number; onDone: () => void };

function Choice({ screen, current, onDone }: ChoiceProps) {
  const { buildingsList: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { pages } = useTracker();
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  const [text, setText] = useSearchText(q, (next) => setQ(next.trim()));
  const items = useBuildings(q, 1).data?.items ?? [];
  const other: TrackerScreen = screen === 'floors' ? 'dashboard' : 'floors';
  return (
    <>
      {/* the server searches, so the list is shown as it came */}
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField className="search-field building-heading-search" aria-label={t.search} autoFocus>
          <Icon name="magnifying-glass" />
          <Input placeholder={t.search} />
        </SearchField>
        <ListBox
          className="popover-list"
          aria-label={t.title}
          items={items}
          selectionMode="single"
          selectedKeys={[current]}
          renderEmptyState={() => <p className="note building-heading-none">{t.noMatch}</p>}
          onAction={(id) => {
            onDone();
            void navigate(`/admin/buildings/${id}/${screen}`);
          }}
        >
          {(one) => (
            <ListBoxItem
              id={one.id}
              textValue={nameIn(one, lang)}
              className="popover-item building-heading-item"
            >
              <span className="two-lines">
                <bdi className="clip">{nameIn(one, lang)}</bdi>
                <small>{t.available(one.counts.available)}</small>
              </span>
              <Icon name="check" className="popover-tick" />
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
      <p className="building-heading-foot">
        <LinkButton size="s" to={`${pages}/${other}`}>
          {other === 'floors' ? t.openFloors : t.openDashboard}
        </LinkButton>
        <LinkButton size="s" variant="quiet" to="/admin/buildings">
          {t.allBuildings}
        </LinkButton>
      </p>
    </>
  );
}
