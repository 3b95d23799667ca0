import { listedUnit } from '@diyar/contract/rules/shortlist';
import { Link, useHref, useLocation } from 'react-router';
import { BookingBar } from '~/features/messages/public/booking/booking.tsx';
import { type BookingResult, targetLine } from '~/features/messages/public/booking/viewing-request.ts';
import { Gallery } from '~/features/project-pages/public/detail/gallery.tsx';
import PayPlan from '~/features/unit-pages/public/page/pay-plan.island.tsx';
import {
  NotOffered,
  SimilarUnits,
  UnitAbout,
  UnitLayout,
} from '~/features/unit-pages/public/page/unit-page.tsx';
import { Heart } from '~/features/unit-pages/public/shortlist/heart.tsx';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { Island } from '~/islands/island.tsx';
import { numberParam } from '~/lib/search-params.ts';
import { Icon } from '~/ui/public/icon.tsx';
import { breadcrumbOf, JsonLd } from '~/ui/public/json-ld.tsx';
import '~/features/project-pages/public/detail/detail.css';
import '~/features/unit-pages/public/unit-dialog.css';
import '~/ui/public/lightbox.css';
import { plainUrl } from '~/ui/public/media-file.ts';
import { chosenOf } from './chosen-of.ts';
import UnitBooking from './unit-booking.island.tsx';
import type { UnitData } from './unit-loader.server.ts';
import UnitPictures from './unit-pictures.island.tsx';
import { useSite } from './use-site.ts';

type Offered = Omit<UnitData, 'unit'> & { unit: NonNullable<UnitData['unit']> };

export function UnitPage({ result, ...data }: UnitData & { result: BookingResult | undefined }) {
  const t = usePublicTexts();
  return (
    <>
      <div className="wrap">
        <Link className="btn-back" to={data.project.path}>
          <Icon name="arrowLeft" className="icon--flip" />
          {data.project.name}
        </Link>
      </div>
      {data.unit ? <Offer {...data} unit={data.unit} result={result} /> : <Taken {...data} t={t} />}
    </>
  );
}

function Taken({ taken, similar, words, t }: UnitData & { t: ReturnType<typeof usePublicTexts> }) {
  if (!taken) return null;
  const { others, label, state } = taken;
  const { takenTitle, takenSimilar, takenOthers, takenNone } = t.unitPages;
  const text = similar.length > 0 ? takenSimilar : others.length > 0 ? takenOthers : takenNone;
  return (
    <div className="wrap section">
      <NotOffered title={takenTitle(label, state)} text={text}>
        {similar.length === 0 && (
          <ul>
            {others.map((one) => (
              <li key={one.path}>
                <Link to={one.path}>{one.name}</Link>
              </li>
            ))}
          </ul>
        )}
      </NotOffered>
      <SimilarUnits units={similar} title={words.similar} />
    </div>
  );
}

function Offer({
  project,
  unit,
  plan,
  words,
  similar,
  result,
}: Offered & { result: BookingResult | undefined }) {
  const t = usePublicTexts();
  const { search } = useLocation();
  const site = useSite();
  const list = useHref({ pathname: project.path, hash: '#units' });
  const path = `${project.path}/units/${unit.id}`;
  const chosen = chosenOf(unit);
  const { phone, whatsapp, email } = site.contact;
  return (
    <>
      <div className="wrap">
        <Gallery name={unit.label} photos={unit.photos} />
        <div className="detail-grid">
          <div className="detail-main">
            <UnitAbout
              unit={unit}
              words={words}
              project={project.path}
              name={project.name}
              url={site.urlOf(path)}
            >
              <Heart unit={listedUnit(project.id, unit.id)} label={unit.label} />
            </UnitAbout>
            {plan && (
              <Island
                name="pay-plan"
                is={PayPlan}
                props={{
                  view: plan,
                  unit: t.projectPagesDetail.summary(unit.label, project.name),
                  page: site.urlOf(path),
                }}
              />
            )}
            <UnitLayout unit={unit} />
            <SimilarUnits units={similar} title={words.similar} />
          </div>
          <Island
            name="unit-booking"
            is={UnitBooking}
            props={{
              target: {
                projectId: project.id,
                unitId: unit.id,
                page: path,
                targetLine: targetLine(site.apiBase, unit.label, project.name),
              },
              project: project.name,
              chosen,
              contact: { phone, whatsapp, email },
              url: site.urlOf(path),
              result: result ?? (numberParam(search, 'sent') ? { status: 'sent' } : undefined),
              list,
            }}
          />
        </div>
      </div>
      <BookingBar chosen={chosen} priceFrom={null} project={project.name} open />
      <Island
        name="unit-pictures"
        is={UnitPictures}
        props={{ id: unit.id, photos: unit.photos, layouts: unit.layouts, project: project.name }}
      />
      <JsonLd
        graph={() => [
          {
            '@type': 'Offer',
            '@id': `${site.urlOf(path)}#offer`,
            url: site.urlOf(path),
            availability: 'https://schema.org/InStock',
            price: unit.price?.amount,
            priceCurrency: unit.price?.currency,
            offeredBy: { '@type': 'RealEstateAgent', name: site.contact.name },
            itemOffered: {
              '@type': unit.bedrooms > 0 ? 'Apartment' : 'Accommodation',
              name: unit.label,
              description: unit.about.join('\n\n') || undefined,
              image: unit.photos
                .filter((photo) => !photo.video)
                .slice(0, 5)
                .map((photo) => site.absolute(plainUrl(photo, 1280))),
              numberOfBedrooms: unit.bedrooms || undefined,
              numberOfBathroomsTotal: unit.bathrooms || undefined,
              floorLevel: unit.floor ?? undefined,
              floorSize: { '@type': 'QuantitativeValue', value: unit.sizeSqm, unitCode: 'MTK' },
              address: { '@type': 'PostalAddress', addressLocality: project.city || undefined },
              containedInPlace: { '@type': 'Place', name: project.name, url: site.urlOf(project.path) },
            },
          },
          breadcrumbOf(
            { name: site.brand.name, url: site.urlOf('/') },
            { name: t.projectPagesDetail.back, url: site.urlOf('/properties') },
            { name: project.name, url: site.urlOf(project.path) },
            { name: unit.label, url: site.urlOf(path) },
          ),
        ]}
      />
    </>
  );
}
