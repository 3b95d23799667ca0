import type { Message } from '@diyar/contract/messages';
import { labelOf, nameOf } from '@diyar/contract/rules/localized';
import type { UnitRef } from '@diyar/contract/units';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { unitOnSitePath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { OwnLink } from '~/ui/admin/buttons/own-link.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Money } from '~/ui/admin/values/money.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';

/** What the message is about: a link to the project in the back office, and to the unit on the site. */
export function MessageSubject({ message }: { message: Message }) {
  const { messages: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { project, unit } = message;
  if (!project) return null;
  return (
    <section className="inbox-subject" aria-label={t.subject}>
      <Icon name="house-line" />
      <span className="two-lines">
        <strong>
          <OwnLink right="projects" to={`/admin/projects/${project.id}`}>
            <bdi>{nameOf(project, lang)}</bdi>
          </OwnLink>
        </strong>
        {unit && (
          <>
            <Link to={unitOnSitePath(project.slug, unit.id)} target="_blank" className="inbox-subject-unit">
              <bdi>{labelOf(unit, lang)}</bdi>
              <Icon name="arrow-square-out" className="icon--flip" />
            </Link>
            <UnitLine unit={unit} />
          </>
        )}
      </span>
    </section>
  );
}

function UnitLine({ unit }: { unit: UnitRef }) {
  const { messages: t } = useAdminTexts();
  const facts = [t.area(unit.sizeSqm), unit.floor !== null && t.floor(unit.floor)].filter(Boolean);
  return (
    <>
      <small>{facts.join(' · ')}</small>
      <span className="inbox-subject-price">
        {unit.price === null ? (
          <span className="dim small">{t.noPrice}</span>
        ) : (
          <b>
            <Money amount={unit.price} currency={unit.currency} />
          </b>
        )}
        <UnitState unit={unit} />
      </span>
    </>
  );
}

function UnitState({ unit }: { unit: UnitRef }) {
  const { messages: t } = useAdminTexts();
  if (unit.isSold) return <Tag tone="dim">{t.sold}</Tag>;
  return unit.isAvailable ? (
    <Tag tone="ok" icon="check">
      {t.available}
    </Tag>
  ) : (
    <Tag tone="dim">{t.unavailable}</Tag>
  );
}
