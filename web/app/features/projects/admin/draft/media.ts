import { Id } from '@diyar/contract/fields';
import { type MediaEntry, PublicFile } from '@diyar/contract/files';
import { dropDuplicates, isLayout, LAYOUT_POSITION, renumber } from '@diyar/contract/rules/gallery';
import { z } from 'zod';

/** A file as the server knows it, with the still picture of a video. */
export const StoredMedia = PublicFile.extend({ posterFileId: Id.nullable(), poster: z.string().nullable() });
export type StoredMedia = z.infer<typeof StoredMedia>;

/**
 * One picture or video of a draft. What is not on the server yet has `stored: null`; its bytes lie in the
 * browser under `key` (features/files/admin).
 */
export const DraftMedia = z.object({
  key: z.string(),
  /** The name the file came with; '' for those of the server, which keeps none. */
  name: z.string(),
  size: z.number(),
  mimeType: z.string(),
  isLayout: z.boolean(),
  /** The id of its gallery entry; it goes back with the save (SPEC §3). */
  entryId: Id.nullable(),
  stored: StoredMedia.nullable(),
});
export type DraftMedia = z.infer<typeof DraftMedia>;

type Items = readonly DraftMedia[];

/** The first is the main item; behind it layouts sit first (SPEC §4), the rest as arranged. */
function inOrder([main, ...rest]: Items): DraftMedia[] {
  if (!main) return [];
  return [main, ...rest.filter((item) => item.isLayout), ...rest.filter((item) => !item.isLayout)];
}

/** When nobody has chosen a main item yet: the first that is no plan. */
function mainFirst(items: Items): DraftMedia[] {
  const main = items.find((item) => !item.isLayout) ?? items[0];
  return main ? inOrder([main, ...items.filter((item) => item !== main)]) : [];
}

const fromStored = (stored: StoredMedia): DraftMedia => ({
  key: `file-${stored.fileId}`,
  name: '',
  size: 0,
  mimeType: stored.mimeType,
  isLayout: false,
  entryId: null,
  stored,
});

const fromEntry = ({ id, position, ...stored }: MediaEntry): DraftMedia => ({
  ...fromStored(stored),
  isLayout: isLayout({ position }),
  entryId: id,
});

/** The media of a project or unit as read: its cover is the main item, whether the gallery holds it or not. */
export function mediaOf(
  cover: (PublicFile & Partial<StoredMedia>) | null,
  gallery: readonly MediaEntry[],
): DraftMedia[] {
  const entries = dropDuplicates(gallery).map(fromEntry);
  if (!cover) return mainFirst(entries);
  const key = `file-${cover.fileId}`;
  const main =
    entries.find((item) => item.key === key) ??
    fromStored({ ...cover, posterFileId: cover.posterFileId ?? null, poster: cover.poster ?? null });
  return inOrder([main, ...entries.filter((item) => item.key !== key)]);
}

export const addMedia = (items: Items, added: Items): DraftMedia[] =>
  items.length === 0 ? mainFirst(added) : inOrder([...items, ...added]);

export function removeMedia(items: Items, key: string): DraftMedia[] {
  const rest = items.filter((item) => item.key !== key);
  return items[0]?.key === key ? mainFirst(rest) : rest;
}

/** To another place; the first place makes it the main item. */
export function moveMedia(items: Items, key: string, to: number): DraftMedia[] {
  const moved = items.find((item) => item.key === key);
  if (!moved) return [...items];
  return inOrder(items.filter((item) => item !== moved).toSpliced(Math.max(0, to), 0, moved));
}

export const makeMain = (items: Items, key: string): DraftMedia[] => moveMedia(items, key, 0);

export const setLayout = (items: Items, key: string, value: boolean): DraftMedia[] =>
  inOrder(items.map((item) => (item.key === key ? { ...item, isLayout: value } : item)));

/** Remembers where an upload ended up, or (null) that it has to be sent again. */
export const withStored = (items: Items, key: string, stored: StoredMedia | null): DraftMedia[] =>
  items.some((item) => item.key === key)
    ? items.map((item) => (item.key === key ? { ...item, stored } : item))
    : (items as DraftMedia[]);

export const pendingMedia = (items: Items): DraftMedia[] => items.filter((item) => item.stored === null);

/** What the save sends (SPEC §3). The order on the screen is the order kept; what is not uploaded stays out. */
export function galleryPayload(items: Items) {
  const sent = items.flatMap(({ stored, isLayout: plan, entryId }) =>
    stored
      ? [
          {
            id: entryId,
            fileId: stored.fileId,
            posterFileId: stored.posterFileId,
            position: plan ? LAYOUT_POSITION : null,
          },
        ]
      : [],
  );
  return {
    coverFileId: sent[0]?.fileId ?? null,
    coverPosterFileId: sent[0]?.posterFileId ?? null,
    gallery: renumber(sent),
  };
}
