import { chooseMedia } from '@diyar/contract/rules/media-limits';
import { type ReactNode, useState } from 'react';
import { addMedia, type DraftMedia, lacksTexts } from '~/features/project-draft/admin/media.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { DropArea } from '~/ui/admin/fields/drop-zone.tsx';
import { ClearAll } from './clear-all.tsx';
import type { DraftFiles } from './draft-files.ts';
import './media.css';
import { MediaList } from './media-list.tsx';
import { type Refused, RefusedFiles } from './refused-files.tsx';

export type MediaEditorProps = {
  items: DraftMedia[];
  onChange: (items: DraftMedia[]) => void;
  files: DraftFiles;
  /** In a dialog: small tiles, one 'Add'. */
  isCompact?: boolean;
  /** Renders the heading; receives the tools that belong beside a title. */
  head: (parts: {
    count: number;
    clear: ReactNode;
    missing: ReactNode;
    take: (files: File[]) => void;
  }) => ReactNode;
};

/**
 * Pictures and videos by button or drop; the main item, layouts, order, download, remove, clear all
 * (docs/product/projects-and-media.md#media-editor).
 */
export function MediaEditor({ items, onChange, files, isCompact, head }: MediaEditorProps) {
  const { media: t } = useAdminTexts();
  const [refused, setRefused] = useState<Refused>({ files: [], isTooMany: false });

  const [described, setDescribed] = useState<string | null>(null);

  function take(chosen: File[]) {
    const { accepted, tooMany, tooLarge, wrongType } = chooseMedia(items.length, chosen);
    setRefused({
      isTooMany: tooMany,
      files: [
        ...tooLarge.map((file) => ({ file, why: 'tooLarge' as const })),
        ...wrongType.map((file) => ({ file, why: 'wrongType' as const })),
      ],
    });
    if (accepted.length > 0) onChange(addMedia(items, files.local.add(accepted)));
  }

  function change(next: DraftMedia[]) {
    for (const { key } of items) if (!next.some((item) => item.key === key)) files.queue.remove(key);
    onChange(next);
  }

  const clear = items.length > 0 && <ClearAll count={items.length} onClear={() => change([])} />;
  const bare = items.filter(lacksTexts);
  const missing = bare[0] && (
    <TextButton className="media-missing" onPress={() => setDescribed(bare[0]?.key ?? null)}>
      {t.missing(bare.length)}
    </TextButton>
  );
  return (
    <>
      {head({ count: items.length, clear, missing, take })}
      <RefusedFiles refused={refused} onChange={setRefused} />
      <DropArea className="media-drop" label={t.dropArea} onFiles={take}>
        <MediaList
          items={items}
          onChange={change}
          files={files}
          isCompact={isCompact}
          onFiles={take}
          described={described}
          onDescribe={setDescribed}
        />
      </DropArea>
    </>
  );
}
