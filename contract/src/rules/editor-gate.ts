type Names = { nameEn: string; nameAr: string; streetEn: string; streetAr: string };

/** docs/product/projects-and-media.md#what-next-and-save-wait-for */
export const missingForSave = (project: Names): (keyof Names)[] =>
  (['nameEn', 'nameAr', 'streetEn', 'streetAr'] as const).filter((field) => project[field].trim() === '');
