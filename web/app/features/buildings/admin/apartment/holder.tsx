import type { TrackedUnit } from '@diyar/contract/buildings';
import { dialDigits } from '@diyar/contract/rules/phone';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dayOfMoment } from '~/lib/admin/dates.ts';
import { leadPath, personPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { IconLink } from '~/ui/admin/buttons/icon-link.tsx';
import { TelLink, telHref, whatsAppHref } from '~/ui/admin/values/tel-link.tsx';
import { HolderPhoto } from './holder-photo.tsx';

export function Holder({ apartment }: { apartment: TrackedUnit }) {
  const { buildings: t, buildingsDeals: deals } = useAdminTexts();
  const { lang } = useLanguage();
  const { name, phone, status } = apartment;
  const personId = apartment.deal?.personId;
  const leadId = apartment.deal?.leadId;
  const reservedAt = status === 'held' ? null : apartment.reservedAt;
  const since = reservedAt && dayOfMoment(reservedAt, lang);
  return (
    <div className="apartment-panel-holder">
      <HolderPhoto apartment={apartment} />
      <div className="two-lines apartment-panel-who">
        <strong>
          {personId ? (
            <Link className="apartment-panel-person" to={personPath(personId)}>
              <bdi>{name || deals.forNobody}</bdi>
            </Link>
          ) : (
            <bdi>{name || deals.forNobody}</bdi>
          )}
        </strong>
        {phone && <TelLink phone={phone} />}
        {since && <small>{t.since(since)}</small>}
        {leadId && (
          <small>
            <Link to={leadPath(leadId)}>{deals.toLead}</Link>
          </small>
        )}
      </div>
      {dialDigits(phone) && (
        <span className="apartment-panel-calls">
          <IconLink icon="phone" variant="line" label={t.call} href={telHref(phone)} />
          <IconLink icon="whatsapp-logo" variant="line" label={t.whatsApp} href={whatsAppHref(phone)} />
        </span>
      )}
    </div>
  );
}
