import type { BuildingStages, BuildingStagesInput } from '@diyar/contract/stages';
import { newKey } from '~/lib/admin/new-key.ts';

export type StageDraft = {
  key: string;
  /** Null until it is saved. */
  id: number | null;
  nameEn: string;
  nameAr: string;
  plannedOn: string | null;
};

export type StagesDraft = { stages: StageDraft[]; showsProgress: boolean; digest: string };

export const draftOf = ({ items, showsProgress, digest }: BuildingStages): StagesDraft => ({
  stages: items.map(({ id, nameEn, nameAr, plannedOn }) => ({
    ...{ key: String(id), id, nameEn, nameAr, plannedOn },
  })),
  showsProgress,
  digest,
});

export const newStage = (
  names: { nameEn: string; nameAr: string } = { nameEn: '', nameAr: '' },
): StageDraft => ({
  ...{ key: newKey(), id: null, plannedOn: null },
  ...{ nameEn: names.nameEn, nameAr: names.nameAr },
});

export const isNamed = ({ nameEn, nameAr }: StageDraft): boolean => `${nameEn}${nameAr}`.trim() !== '';

export const payloadOf = ({ stages, showsProgress, digest }: StagesDraft): BuildingStagesInput => ({
  items: stages.map(({ id, nameEn, nameAr, plannedOn }) => ({
    ...{ id, nameEn: nameEn.trim(), nameAr: nameAr.trim(), plannedOn },
  })),
  showsProgress,
  digest,
});
