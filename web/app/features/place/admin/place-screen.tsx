import { CompanyPage } from '~/features/company/admin/company-page.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { usePlaceSettings } from './place-api.ts';
import { PlaceForm } from './place-form.tsx';
import './place-form.css';

/** /admin/company/place: docs/product/company-and-hero.md#place */
export function PlaceScreen() {
  const { place: t } = useAdminTexts();
  return (
    <CompanyPage title={t.title} failed={t.loadFailed} query={usePlaceSettings()}>
      {(place) => <PlaceForm place={place} />}
    </CompanyPage>
  );
}
