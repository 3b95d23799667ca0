import { Id } from '@diyar/contract/fields';
import { type MediaEntry, type PictureTexts, PublicFile } from '@diyar/contract/files';
import { dropDuplicates, isLayout, LAYOUT_POSITION, renumber } from '@diyar/contract/rules/gallery';
import type { Lang } from '@diyar/contract/rules/language';
import { z } from 'zod';

/** A file as the server has it, with the still picture of a video. */
export const StoredMedia = PublicFile.extend({
  posterFileId: Id.nullable(),
  poster: z.string().nullable(),
});
export type StoredMedia = z.infer<typeof StoredMedia>;

/**
 * One picture or video of a draft. What is not on the server yet has `stored: null`; its bytes are in the
 * browser under `key` (draft-file-storage.ts).
 */
export const DraftMedia = z.object({
  key: z.string(),
  /** The original file name; '' for files from the server, which stores none. */
  name: z.string(),
  size: z.number(),
  mimeType: z.string(),
  isLayout: z.boolean(),
  /** The id of its gallery entry, which is sent back with the save. */
  entryId: Id.nullable(),
  stored: StoredMedia.nullable(),
  // a draft that was stored before there were such fields is still read
  altEn: z.string().default(''),
  altAr: z.string().default(''),
  isDecoration: z.boolean().default(false),
  focalX: z.number().default(0.5),
  focalY: z.number().default(0.5),
});
export type DraftMedia = z.infer<typeof DraftMedia>;

type Items = readonly DraftMedia[];

export const NO_TEXTS: PictureTexts = {
  altEn: '',
  altAr: '',
  isDecoration: false,
  focalX: 0.5,
  focalY: 0.5,
};

export const textsOf = ({ altEn, altAr, isDecoration, focalX, focalY }: PictureTexts): PictureTexts => ({
  altEn,
  altAr,
  isDecoration,
  focalX,
  focalY,
});

/** Neither described in this language nor marked as decoration. A layout is named by the site itself. */
export const lacksTextIn = (item: DraftMedia, lang: Lang): boolean =>
  item.mimeType.startsWith('image/') &&
  !item.isLayout &&
  !item.isDecoration &&
  (lang === 'ar' ? item.altAr : item.altEn).trim() === '';

export const lacksTexts = (item: DraftMedia): boolean => lacksTextIn(item, 'en') || lacksTextIn(item, 'ar');

export const setTexts = (items: Items, key: string, texts: PictureTexts): DraftMedia[] =>
  items.map((item) => (item.key === key ? { ...item, ...texts } : item));

/**
 * The first is the main item; layouts come directly behind it, then the rest
 * (docs/product/projects-and-media.md#gallery-order).
 */
export function arranged([main, ...rest]: Items): DraftMedia[] {
  if (!main) return [];
  return [main, ...rest.filter((item) => item.isLayout), ...rest.filter((item) => !item.isLayout)];
}

/** The main item while none is chosen: the first that is not a layout. */
function mainFirst(items: Items): DraftMedia[] {
  const main = items.find((item) => !item.isLayout) ?? items[0];
  return main ? arranged([main, ...items.filter((item) => item !== main)]) : [];
}

const fromStored = (stored: StoredMedia): DraftMedia => ({
  key: `file-${stored.fileId}`,
  name: '',
  size: 0,
  mimeType: stored.mimeType,
  isLayout: false,
  entryId: null,
  stored,
  ...NO_TEXTS,
});

const fromEntry = (entry: MediaEntry): DraftMedia => ({
  ...fromStored(StoredMedia.parse(entry)),
  ...textsOf(entry),
  isLayout: isLayout(entry),
  entryId: entry.id,
});

/**
 * The media of a project or unit as read: the cover is the main item, whether or not the gallery contains it.
 */
export function mediaOf(
  cover: (PublicFile & Partial<StoredMedia>) | null,
  gallery: readonly MediaEntry[],
): DraftMedia[] {
  const entries = dropDuplicates(gallery).map(fromEntry);
  if (!cover) return mainFirst(entries);
  const key = `file-${cover.fileId}`;
  const main =
    entries.find((item) => item.key === key) ??
    fromStored(
      // without what only cards need
      StoredMedia.parse({
        ...cover,
        posterFileId: cover.posterFileId ?? null,
        poster: cover.poster ?? null,
      }),
    );
  return arranged([main, ...entries.filter((item) => item.key !== key)]);
}

export const addMedia = (items: Items, added: Items): DraftMedia[] =>
  items.length === 0 ? mainFirst(added) : arranged([...items, ...added]);

export function removeMedia(items: Items, key: string): DraftMedia[] {
  const rest = items.filter((item) => item.key !== key);
  return items[0]?.key === key ? mainFirst(rest) : rest;
}

/** Moves an item; the first place makes it the main item. */
export function moveMedia(items: Items, key: string, to: number): DraftMedia[] {
  const moved = items.find((item) => item.key === key);
  if (!moved) return [...items];
  return arranged(items.filter((item) => item !== moved).toSpliced(Math.max(0, to), 0, moved));
}

export const makeMain = (items: Items, key: string): DraftMedia[] => moveMedia(items, key, 0);

export const setLayout = (items: Items, key: string, value: boolean): DraftMedia[] =>
  arranged(items.map((item) => (item.key === key ? { ...item, isLayout: value } : item)));

/** Records where a file is stored, or (null) that it has to be uploaded again. */
export const withStored = (items: Items, key: string, stored: StoredMedia | null): DraftMedia[] =>
  items.some((item) => item.key === key)
    ? items.map((item) => (item.key === key ? { ...item, stored } : item))
    : (items as DraftMedia[]);

export const pendingMedia = (items: Items): DraftMedia[] => items.filter((item) => item.stored === null);

/**
 * The gallery in the payload of a save. The order on the screen is the stored order; files without an upload
 * are left out.
 */
export function galleryPayload(items: Items) {
  const sent = items.flatMap(({ stored, isLayout, entryId, ...item }) =>
    stored
      ? [
          {
            id: entryId,
            fileId: stored.fileId,
            posterFileId: stored.posterFileId,
            position: isLayout ? LAYOUT_POSITION : null,
            ...textsOf(item),
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
