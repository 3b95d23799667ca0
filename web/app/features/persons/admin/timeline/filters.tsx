import { type PersonTimeline, TIMELINE_GROUPS, type TimelineGroup } from '@diyar/contract/person-timeline';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import type { Combo } from '~/lib/admin/key-combo.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';

type Group = TimelineGroup | null;
type Props = {
  counts: PersonTimeline['counts'];
  of: Group;
  onChange: (of: Group) => void;
};

/** How much there is of each kind, which narrows the list; what there is nothing of is left out. */
export function Filters({ counts, of, onChange }: Props) {
  const { personsTimeline: t } = useAdminTexts();
  const all = TIMELINE_GROUPS.reduce((sum, group) => sum + counts[group], 0);
  const shown: { group: Group; name: string; count: number }[] = [
    { group: null, name: t.everything, count: all },
    ...TIMELINE_GROUPS.filter((group) => counts[group] > 0 || group === of).map((group) => ({
      ...{ group, name: t.groups[group], count: counts[group] },
    })),
  ];
  if (shown.length < 3 && of === null) return null;
  return (
    <ToggleButtonGroup
      aria-label={t.show}
      className="person-timeline-filters"
      disallowEmptySelection
      selectedKeys={[of ?? 'all']}
      onSelectionChange={(keys) => onChange(TIMELINE_GROUPS.find((group) => keys.has(group)) ?? null)}
    >
      {shown.map(({ group, name, count }, i) => (
        <ToggleButton
          key={group ?? 'all'}
          id={group ?? 'all'}
          className="person-timeline-filter"
          aria-label={t.counted(name, count)}
        >
          {name} <b>{formatNumber(count)}</b>
          <Key combo={KEYS[i]} label={name} onPress={() => onChange(group)} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const KEYS = ['1', '2', '3', '4', '5', '6'] as const satisfies Combo[];

/** 1 to 6 press the filters, as they stand. */
function Key({ combo = '1', label, onPress }: { combo?: Combo; label: string; onPress: () => void }) {
  useShortcut(combo, onPress, { label });
  return null;
}
