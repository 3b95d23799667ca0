import type { TrackedUnit } from '@diyar/contract/buildings';
import { useQueryClient } from '@tanstack/react-query';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shownFloors } from '../show-apartment.ts';
import { useTracker } from '../tracker.ts';

/** With ?debug=1: how the server's response was parsed. */
export function DebugPanel({ apartment }: { apartment: TrackedUnit }) {
  const { buildings: t } = useAdminTexts();
  const floors = shownFloors(useQueryClient(), useTracker())?.floors;
  const summary = floors?.map(({ floor, apartments }) => `${floor}: ${apartments.length}`);
  return (
    <section className="apartment-panel-debug" aria-label={t.debug}>
      <header className="section-head section-head--small">
        <h3>{t.debug}</h3>
      </header>
      <h4>{t.debugApartment}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <pre dir="ltr" tabIndex={0}>
        {JSON.stringify(apartment, null, 2)}
      </pre>
      <h4>{t.debugBuilding}</h4>
      <pre dir="ltr">{summary?.join('\n')}</pre>
    </section>
  );
}
