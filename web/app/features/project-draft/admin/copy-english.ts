import type { ProjectDraft } from './project.ts';

const filled = (own: string, english: string): string => (own.trim() === '' ? english : own);

/** 'Copy from English': fills the empty Arabic texts and changes nothing else. */
export function copyEnglish(draft: ProjectDraft): ProjectDraft {
  const { address } = draft;
  return {
    ...draft,
    nameAr: filled(draft.nameAr, draft.nameEn),
    descriptionAr: filled(draft.descriptionAr, draft.descriptionEn),
    address: {
      ...address,
      streetAr: filled(address.streetAr, address.streetEn),
      blockAr: filled(address.blockAr, address.blockEn),
      cityAr: filled(address.cityAr, address.cityEn),
      countryAr: filled(address.countryAr, address.countryEn),
    },
  };
}
