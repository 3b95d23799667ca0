import type { DuplicateInput } from '@diyar/contract/previews';
import type { Project } from '@diyar/contract/projects';
import { slugOf } from '@diyar/contract/rules/slug';
import type { SheetUnit, UnitInput } from '@diyar/contract/units';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { readSheet } from '../units/index.ts';
import { liveProject, saveIn } from './save.ts';
import { inputOf, readState } from './state.ts';

/** The same home, free and under no deal. */
function copyOfUnit(unit: SheetUnit, withPictures: boolean): UnitInput {
  const { status: _, isSold: __, deal: ___, hasDeals: ____, cover, images, ...same } = unit;
  return {
    ...same,
    id: null,
    isAvailable: true,
    awaitsDeal: false,
    // they are about this one and its buyer
    internalNotes: '',
    coverFileId: withPictures ? (cover?.fileId ?? null) : null,
    images: withPictures ? images.map((image) => ({ ...image, id: null })) : [],
  };
}

/** A draft with the texts, the units and, if wanted, the pictures of a project: never its deals, money or messages. */
export const duplicateProject = (
  db: Db,
  actor: Actor,
  id: number,
  { nameEn, nameAr, withPictures }: DuplicateInput,
): Promise<Project> =>
  db.transaction(async (tx) => {
    await liveProject(tx, id);
    const state = await readState(tx, id);
    const { units } = await readSheet(tx, id);
    const pictures = withPictures ? {} : { coverFileId: null, coverPosterFileId: null, gallery: [] };
    const copy = { ...state, ...pictures, nameEn, nameAr, slug: slugOf(nameEn), status: 'draft' as const };
    const input = {
      ...inputOf(copy, null),
      units: units.map((unit) => copyOfUnit(unit, withPictures)),
      unitsAre: 'all' as const,
    };
    return saveIn(tx, actor, null, input, 'projects.duplicate');
  });
