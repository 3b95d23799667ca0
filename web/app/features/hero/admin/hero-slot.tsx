import type { HeroItem } from '@diyar/contract/hero';
import type { CSSProperties } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { mediaSource } from '~/lib/admin/media-source.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { FileButton } from '~/ui/admin/fields/drop-zone.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { MediaThumb } from '~/ui/admin/values/media-thumb.tsx';
import './hero-slot.css';
import type { Captions } from './hero-api.ts';
import { useSlotUpload } from './use-slot-upload.ts';

export const PICTURES = ['image/*'];

/** Uploads another picture into the slot, with what was typed about it. */
export type Replace = (files: File[], captions: Captions) => void;

type Props = {
  id: number;
  item: HeroItem | undefined;
  onEdit: (item: HeroItem, replace: Replace) => void;
  onRemove: (item: HeroItem) => void;
};

/** One of the twelve slots: empty, uploading, failed or filled. */
export function HeroSlot({ id, item, onEdit, onRemove }: Props) {
  const { hero: t, ui } = useAdminTexts();
  const { state, start, cancel, again, dismiss } = useSlotUpload(id, item?.version ?? 0);
  const replace: Replace = (files, captions) => void start(files, captions);
  const number = (
    <span className="hero-slot-number" aria-hidden="true">
      {id}
    </span>
  );
  if (state.kind === 'uploading')
    return (
      <li className="hero-slot">
        <span className="hero-slot-picture">
          <img src={state.preview} alt="" />
          <span className="hero-slot-upload">
            <span role="status">{t.uploading(state.percent)}</span>
            <progress max={100} value={state.percent} aria-label={t.slot(id)} />
            <TextButton onPress={cancel} aria-label={ui.cancelUpload}>
              {ui.cancel}
            </TextButton>
          </span>
        </span>
        {number}
      </li>
    );
  if (state.kind === 'failed')
    return (
      <li className="hero-slot hero-slot--failed">
        <span className="hero-slot-picture">
          <Icon name="warning-circle" />
          <span>{t.uploadFailed}</span>
          <Button size="s" onPress={again}>
            {ui.retry}
          </Button>
          <TextButton onPress={dismiss}>{ui.cancel}</TextButton>
        </span>
        {number}
      </li>
    );
  if (!item)
    return (
      <li className="hero-slot hero-slot--empty">
        <FileButton accept={PICTURES} onFiles={(files) => void start(files)}>
          <AriaButton className="hero-slot-picture" aria-label={t.addTo(id)}>
            <Icon name="plus" />
            <span>{t.add}</span>
          </AriaButton>
        </FileButton>
        {number}
      </li>
    );
  return (
    <li className="hero-slot">
      <AriaButton
        className="hero-slot-picture"
        aria-label={t.edit(id)}
        onPress={() => onEdit(item, replace)}
        style={focalStyle(item)}
      >
        <MediaThumb source={mediaSource(item)} sizes="(max-width: 720px) 50vw, 240px" />
      </AriaButton>
      <span className="hero-slot-actions">
        <IconButton
          icon="crosshair"
          variant="pic"
          size="s"
          label={t.edit(id)}
          onPress={() => onEdit(item, replace)}
        />
        <FileButton accept={PICTURES} onFiles={(files) => void start(files)}>
          <IconButton icon="upload-simple" variant="pic" size="s" label={t.replaceOf(id)} />
        </FileButton>
        <IconButton
          icon="trash"
          variant="pic"
          size="s"
          label={t.removeOf(id)}
          onPress={() => onRemove(item)}
        />
      </span>
      {number}
    </li>
  );
}

/** A position on the picture, in CSS coordinates. */
export const focalStyle = ({ focalX, focalY }: Pick<HeroItem, 'focalX' | 'focalY'>) =>
  ({ '--o': `${focalX * 100}% ${focalY * 100}%` }) as CSSProperties;
