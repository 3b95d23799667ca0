import { arrowStep } from '@diyar/contract/rules/direction';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { useAddress } from '~/lib/address.tsx';
import { useLanguage } from '~/lib/language.tsx';
import { Icon } from '~/ui/public/icon.tsx';
import { trapTab, useModalDialog } from '~/ui/public/overlay.ts';
import './unit-dialog.css';
import { useUnitHref } from './unit-href.ts';
import { UnitInfo } from './unit-info.tsx';
import { UnitPictures } from './unit-pictures.tsx';
import type { UnitView } from './unit-view.ts';

type UnitDialogProps = { unit: UnitView; project: string; taken: boolean; url: string };

/**
 * One unit with its pictures, figures and layout, and the button that chooses it
 * (docs/product/public-site.md#unit-dialog).
 */
export function UnitDialog({ unit, project, taken, url }: UnitDialogProps) {
  const t = usePublicTexts().unitPages;
  const { dir } = useLanguage();
  const { closed } = useUnitHref();
  const { close, hrefOf } = useAddress();
  const dialog = useModalDialog(() => close(closed));
  const [index, setIndex] = useState(0);
  const count = unit.photos.length;
  const step = (by: number) => setIndex((now) => (now + by + count) % count);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    trapTab(event);
    const by = arrowStep(event.key, dir);
    if (by !== 0 && count > 1 && !(event.target instanceof HTMLVideoElement)) step(by);
  };
  const onClick = (event: MouseEvent) => {
    // the backdrop belongs to the dialog, but is outside its box
    if (event.target === event.currentTarget) dialog.ref.current?.close();
  };
  return (
    <dialog
      className="unit-dialog"
      aria-labelledby="h-unit"
      open
      {...dialog}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <a
        className="btn-tool unit-dialog-close"
        href={hrefOf(closed)}
        aria-label={t.close}
        onClick={(event) => {
          event.preventDefault();
          dialog.ref.current?.close();
        }}
      >
        <Icon name="x" />
      </a>
      <UnitPictures unit={unit} index={index} onStep={step} onPick={setIndex} />
      <UnitInfo unit={unit} project={project} taken={taken} url={url} />
    </dialog>
  );
}
