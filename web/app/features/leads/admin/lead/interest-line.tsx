import type { Lead } from '@diyar/contract/leads';
import { labelOf, nameOf } from '@diyar/contract/rules/localized';
import type { UnitRef } from '@diyar/contract/units';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { OwnLink } from '~/ui/admin/buttons/own-link.tsx';
import { Money } from '~/ui/admin/values/money.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';

/** Project, unit, its size and price, and whether it is still free. */
export function InterestLine({ lead: { project, unit } }: { lead: Pick<Lead, 'project' | 'unit'> }) {
  const { leads: t } = useAdminTexts();
  const { lang } = useLanguage();
  if (!project) return <span className="dim">{t.generalQuestion}</span>;
  return (
    <span className="two-lines">
      <span>
        <OwnLink right="projects" to={`/admin/projects/${project.id}`}>
          <bdi>{nameOf(project, lang)}</bdi>
        </OwnLink>
        {unit && (
          <>
            {' · '}
            <bdi>{labelOf(unit, lang)}</bdi>
          </>
        )}
      </span>
      {unit ? <UnitLine unit={unit} /> : <small>{t.noUnit}</small>}
    </span>
  );
}

function UnitLine({ unit }: { unit: UnitRef }) {
  const { leadsLead: t } = useAdminTexts();
  const facts = [t.area(unit.sizeSqm), unit.floor !== null && t.floor(unit.floor)]
    .filter(Boolean)
    .join(' · ');
  return (
    <small className="lead-details-unit">
      {facts}
      {' · '}
      {unit.price === null ? t.noPrice : <Money amount={unit.price} currency={unit.currency} />}
      <UnitState unit={unit} />
    </small>
  );
}

function UnitState({ unit }: { unit: UnitRef }) {
  const { leadsLead: t } = useAdminTexts();
  const { status } = unit;
  if (status === 'available')
    return unit.isAvailable ? (
      <Tag tone="ok" icon="check">
        {t.availability.available}
      </Tag>
    ) : (
      <Tag tone="dim">{t.availability.unavailable}</Tag>
    );
  if (status === 'held')
    return (
      <Tag tone="clay" icon="timer">
        {t.availability.held}
      </Tag>
    );
  const word =
    status === 'reserved' || status === 'sold' ? t.availability[status] : t.availability.unavailable;
  return <Tag tone="dim">{word}</Tag>;
}
