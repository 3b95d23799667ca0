import type { HeroItem } from '@diyar/contract/hero';
import { HERO_DEVICES, type HeroDevice, slotsOf } from '@diyar/contract/rules/hero';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Icon, type IconName } from '~/ui/admin/icon.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { EditSlot } from './edit-slot.tsx';
import './hero-section.css';
import { useDeleteHero, useHero, useRefillHero } from './hero-api.ts';
import { HeroSlot, type Replace } from './hero-slot.tsx';

const ICON: Record<HeroDevice, IconName> = {
  desktop: 'desktop',
  tablet: 'device-tablet',
  mobile: 'device-mobile',
};

/** Three labelled rows of four slots. */
export function HeroSection() {
  const { hero: t } = useAdminTexts();
  const query = useHero();
  const [editing, setEditing] = useState<{ item: HeroItem; replace: Replace } | null>(null);
  const [removing, setRemoving] = useState<HeroItem | null>(null);
  return (
    <section aria-labelledby="hero-title">
      <header className="section-head">
        <h2 id="hero-title">{t.title}</h2>
        {query.data && <span className="section-note">{t.filled(query.data.length)}</span>}
      </header>
      <p className="note">{t.hint}</p>
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
        {(items) => (
          <>
            {items.length === 0 && (
              <p className="hero-section-none">
                <strong>{t.empty}</strong>
              </p>
            )}
            {HERO_DEVICES.map((device) => (
              <div key={device} className={`hero-section-row hero-section-row--${device}`}>
                <div className="hero-section-label">
                  <Icon name={ICON[device]} />
                  <span className="two-lines">
                    <strong>{t.devices[device].name}</strong>
                    <small>{t.devices[device].width}</small>
                    <small>{t.devices[device].size}</small>
                  </span>
                </div>
                <ul className="hero-section-slots" aria-label={t.devices[device].name}>
                  {slotsOf(device).map((id) => (
                    <HeroSlot
                      key={id}
                      id={id}
                      item={items.find((item) => item.id === id)}
                      onEdit={(item, replace) => setEditing({ item, replace })}
                      onRemove={setRemoving}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </>
        )}
      </QueryView>
      <EditSlot
        item={editing?.item ?? null}
        onClose={() => setEditing(null)}
        onReplace={(files, captions) => {
          setEditing(null);
          editing?.replace(files, captions);
        }}
        onRemove={(item) => {
          setEditing(null);
          setRemoving(item);
        }}
      />
      <RemoveSlot item={removing} onClose={() => setRemoving(null)} />
    </section>
  );
}

function RemoveSlot({ item, onClose }: { item: HeroItem | null; onClose: () => void }) {
  const { hero: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const remove = useDeleteHero();
  const refill = useRefillHero();
  const bringBack = (removed: HeroItem) =>
    refill.mutate(removed, {
      onSuccess: () => showToast({ kind: 'success', title: ui.broughtBack, detail: t.slot(removed.id) }),
      onError: (error) => showToast({ kind: 'failure', title: ui.bringBackFailed, detail: errorText(error) }),
    });
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () =>
    item &&
    remove.mutate(item.id, {
      onSuccess: () => {
        close();
        showToast({
          kind: 'success',
          title: t.removed,
          detail: t.slot(item.id),
          action: { label: ui.undo, isUndo: true, run: () => bringBack(item) },
        });
      },
    });
  return (
    <ConfirmDialog
      isOpen={item !== null}
      onClose={close}
      onConfirm={confirm}
      title={t.removeTitle}
      confirmLabel={t.remove}
      isPending={remove.isPending}
      error={remove.error ? `${t.deleteFailed}: ${errorText(remove.error)}` : undefined}
    >
      {item && t.removeBody(item.id)}
    </ConfirmDialog>
  );
}
