import type { TrackedUnit } from '@diyar/contract/buildings';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { countShown, SHOWN, type Shown } from '../apartment-state.ts';
import { useTracker } from '../tracker.ts';

type Props = {
  apartments: readonly TrackedUnit[] | undefined;
  shown: Shown;
  onShow: (shown: Shown) => void;
};

const MARK: Record<Shown, string | null> = {
  all: null,
  available: 'f',
  held: 'h',
  reserved: 'p',
  sold: 's',
  withdrawn: 'w',
  open: 'r',
};
const KEYS = {
  all: '0',
  available: '1',
  held: '2',
  reserved: '3',
  sold: '4',
  withdrawn: '5',
  open: '6',
} as const;

/** Each is a filter that dims the others; the statuses make the total, open payments stand apart. */
export function Figures({ apartments, shown, onShow }: Props) {
  const { buildings: t } = useAdminTexts();
  const { buildingId, seesMoney } = useTracker();
  const count = (one: Shown) => (apartments ? countShown(apartments, one) : 0);
  // a server without buildings has no holds and no withdrawn units
  const isUseful = (one: Shown) =>
    one === 'open'
      ? seesMoney
      : buildingId !== null || one === 'all' || one === 'available' || one === 'reserved' || count(one) > 0;
  const tabs = SHOWN.filter(isUseful);
  return (
    <>
      {tabs.map((one) => (
        <TabKey key={one} tab={one} onShow={onShow} />
      ))}
      <ToggleButtonGroup
        className="floors-figures"
        aria-label={t.figures}
        disallowEmptySelection
        selectedKeys={[shown]}
        onSelectionChange={(keys) => onShow(SHOWN.find((one) => keys.has(one)) ?? 'all')}
      >
        {tabs.map((one) => (
          <ToggleButton key={one} id={one} className="floors-figure" aria-keyshortcuts={KEYS[one]}>
            {MARK[one] && <i className={`cell-mark cell-mark--${MARK[one]}`} aria-hidden="true" />}
            <b>
              <bdi dir="ltr">{apartments ? formatNumber(count(one)) : '…'}</bdi>
            </b>
            <span>{t.statusTabs[one]}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}

/** One shortcut each, since a hook cannot be in a loop. */
function TabKey({ tab, onShow }: { tab: Shown; onShow: (shown: Shown) => void }) {
  const { buildings: t } = useAdminTexts();
  useShortcut(KEYS[tab], () => onShow(tab), { label: t.showTab(t.statusTabs[tab]) });
  return null;
}
