import type { TrackedUnit } from '@diyar/contract/buildings';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Pane } from '~/ui/admin/layout/pane.tsx';
import { lazyPart } from '~/ui/admin/lazy-part.tsx';
import { apartmentsOf, type TrackerData } from '../building-api.ts';
import type { ApartmentChanges } from '../use-apartment-changes.ts';
import { useApartmentTheme } from './apartment-theme.ts';
import './apartment-panel.css';

/** With its forms; whoever looks at the building does not wait for them. */
const ApartmentBody = lazyPart(
  async () => (await import('./apartment-body.tsx')).ApartmentBody,
  ({ frame, apartment }: PanelProps) => (
    <Pane {...frame} label={apartment.label}>
      <Skeleton width="12em" />
    </Pane>
  ),
);

type Props = {
  id: number;
  query: Pick<UseQueryResult<TrackerData>, 'data' | 'error'>;
  changes: ApartmentChanges;
  isDebug: boolean;
  onOpen: (no: ApartmentNo) => void;
  onClose: () => void;
};

/** One apartment, beside the building or over it on small screens. */
export function ApartmentPanel({ id, query, changes, isDebug, onOpen, onClose }: Props) {
  const { buildings: t } = useAdminTexts();
  const { theme, toggle } = useApartmentTheme();
  const all = query.data && apartmentsOf(query.data.floors);
  const at = all?.findIndex((one) => one.id === id) ?? -1;
  const apartment = all?.[at];
  const step = (by: number) => {
    const next = all?.[at + by];
    if (next) onOpen(next.id);
  };
  useShortcut('j', () => step(1), { label: t.next });
  useShortcut('k', () => step(-1), { label: t.previous });

  const head = (
    <>
      <IconButton
        icon="caret-up"
        size="s"
        label={t.previous}
        shortcut="K"
        isDisabled={at <= 0}
        onPress={() => step(-1)}
      />
      <IconButton
        icon="caret-down"
        size="s"
        label={t.next}
        shortcut="J"
        isDisabled={!all || at >= all.length - 1}
        onPress={() => step(1)}
      />
      <span className="grow" />
      <IconButton icon={theme === 'dark' ? 'sun' : 'moon'} size="s" label={t.theme} onPress={toggle} />
    </>
  );
  const frame = { className: 'apartment-panel', subject: id, theme, head, onClose };
  if (!apartment)
    return (
      <Pane {...frame} label={t.title}>
        {query.data ? <EmptyState title={t.gone} /> : query.error === null && <Skeleton width="12em" />}
      </Pane>
    );
  return (
    <ApartmentBody
      key={id}
      frame={frame}
      apartment={apartment}
      units={all ?? []}
      ahead={query.data?.ahead ?? 0}
      changes={changes}
      isDebug={isDebug}
      onOpen={onOpen}
    />
  );
}

export type PanelFrame = Pick<
  React.ComponentProps<typeof Pane>,
  'className' | 'subject' | 'theme' | 'head' | 'onClose'
>;
export type PanelProps = {
  frame: PanelFrame;
  apartment: TrackedUnit;
  /** All units of the building. */
  units: readonly TrackedUnit[];
  /** How far the server's clock is ahead of the browser's. */
  ahead: number;
  changes: ApartmentChanges;
  isDebug: boolean;
  onOpen: (no: ApartmentNo) => void;
};
