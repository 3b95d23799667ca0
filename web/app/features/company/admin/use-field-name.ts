import { useAdminTexts } from '~/i18n/admin/index.ts';

/** 'Street (Arabic)' for 'address.ar.street'. */
export function useFieldName() {
  const { company: t, ui } = useAdminTexts();
  const plain: Record<string, string> = {
    nameEn: `${t.name} (${ui.english})`,
    nameAr: `${t.name} (${ui.arabic})`,
    aboutEn: `${t.text} (${ui.english})`,
    aboutAr: `${t.text} (${ui.arabic})`,
    ...t.facts,
    instagram: t.instagram,
    facebook: t.facebook,
    googleMapsUrl: t.maps,
    street: t.street,
    block: t.block,
    city: t.city,
    country: t.country,
  };
  return (path: string) => {
    const parts = path.split('.');
    const name = plain[parts.at(-1) ?? ''] ?? path;
    if (parts.length < 3) return name;
    return `${name} (${parts[1] === 'ar' ? ui.arabic : ui.english})`;
  };
}
