type Names = { nameEn: string; nameAr: string; streetEn: string; streetAr: string };

/** SPEC §2.15, §5: Next and Save wait for the English and Arabic names and both streets; here is what is missing. */
export const missingForSave = (project: Names): (keyof Names)[] =>
  (['nameEn', 'nameAr', 'streetEn', 'streetAr'] as const).filter((field) => project[field].trim() === '');
