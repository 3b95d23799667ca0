import type { Person } from '@diyar/contract/persons';
import type { LeadId } from '@diyar/contract/rules/ids';
import { dialDigits, phoneKey } from '@diyar/contract/rules/phone';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { personPath } from '~/lib/admin/paths.ts';
import { IconLink } from '~/ui/admin/buttons/icon-link.tsx';
import { TelLink, telHref, whatsAppHref } from '~/ui/admin/values/tel-link.tsx';
import { HeadMoney } from './head-money.tsx';
import { HeadRoles } from './head-roles.tsx';
import { NextLine } from './next-line.tsx';
import './person-head.css';

type Props = {
  person: Person;
  /** On the person's own page the title says the name; elsewhere it leads there. */
  isTitled?: boolean;
  /** In a narrow sheet. */
  isNarrow?: boolean;
  /** Where the step of this lead stands already. */
  exceptNextOf?: LeadId;
  /** What can be done with the next step. */
  nextActions?: ReactNode;
};

/** Who somebody is: names, roles, phones, what is owed and what is next. The same wherever a person stands. */
export function PersonHead({ person, isTitled, isNarrow, exceptNextOf, nextActions }: Props) {
  const { whoIsWho: t } = useAdminTexts();
  const name = person.name || person.phone || t.unnamed;
  const others = person.names.filter((one) => one !== person.name);
  return (
    <section className={isNarrow ? 'person-head person-head--narrow' : 'person-head'} aria-label={name}>
      <div className="person-head-who">
        {!isTitled && (
          <h2>
            <Link to={personPath(person.id)} title={t.open}>
              <bdi>{name}</bdi>
            </Link>
          </h2>
        )}
        {others.length > 0 && (
          <p className="person-head-also">
            <span className="dim">{t.typedAlso}</span>
            {others.map((one) => (
              <bdi key={one}>{one}</bdi>
            ))}
          </p>
        )}
        <HeadRoles person={person} />
      </div>
      <Phones person={person} />
      {person.owes && <HeadMoney owes={person.owes} late={person.late ?? []} />}
      <NextLine
        next={person.next?.leadId === exceptNextOf ? null : person.next}
        ends={person.ends}
        actions={nextActions}
      />
    </section>
  );
}

/** A number that was typed in several ways is one. */
const numbersOf = (phones: readonly string[]) =>
  phones.filter(
    (phone, i) => phones.findIndex((one) => (phoneKey(one) ?? one) === (phoneKey(phone) ?? phone)) === i,
  );

function Phones({ person: { phones: typed, others } }: { person: Person }) {
  const { whoIsWho: t } = useAdminTexts();
  const phones = numbersOf(typed);
  const sharing = (phone: string) =>
    others.filter((one) => one.reason === 'phone' && phoneKey(one.phone) === phoneKey(phone));
  if (phones.length === 0) return <p className="person-head-phones dim">{t.noPhone}</p>;
  return (
    <ul className="person-head-phones" aria-label={t.phones}>
      {phones.map((phone) => (
        <li key={phone}>
          <span className="two-lines">
            <TelLink phone={phone} />
            {sharing(phone).length > 0 && (
              <small>
                {t.alsoOf(
                  sharing(phone)
                    .map(({ name }) => name)
                    .join(' · '),
                )}
              </small>
            )}
          </span>
          {dialDigits(phone) !== null && (
            <>
              <IconLink
                icon="whatsapp-logo"
                label={t.whatsApp(phone)}
                href={whatsAppHref(phone)}
                variant="line"
              />
              <IconLink icon="phone" label={t.call(phone)} href={telHref(phone)} variant="line" />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
