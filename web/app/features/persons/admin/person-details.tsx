import type { Person } from '@diyar/contract/persons';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import { nameOf } from '@diyar/contract/rules/localized';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { TelLink, whatsAppHref } from '~/ui/admin/values/tel-link.tsx';
import { PersonDeals } from './person-deals.tsx';
import './persons.css';
import { Sum } from './sum.tsx';

/** One person: what they owe, their deals and messages, the names and phones they used. */
export function PersonDetails({ person }: { person: Person }) {
  return (
    <div className="columns persons-details">
      <div className="stack">
        {person.owes && <Owes owes={person.owes} />}
        <PersonDeals person={person} />
        <Messages person={person} />
      </div>
      <aside className="side-rail stack">
        <Names person={person} />
        <Phones person={person} />
      </aside>
    </div>
  );
}

function Owes({ owes }: { owes: NonNullable<Person['owes']> }) {
  const { persons: t } = useAdminTexts();
  return (
    <section>
      <header className="section-head">
        <h2>{t.owes}</h2>
        <span className="section-note">{t.owesHint}</span>
      </header>
      {owes.length === 0 ? (
        <p className="note">{t.owesNothing}</p>
      ) : (
        <ul className="persons-owes">
          {owes.map((sum) => (
            <li key={sum.currency}>
              <Sum sum={sum} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Empty for those who may not read the inbox. */
function Messages({ person: { messages } }: { person: Person }) {
  const { persons: t } = useAdminTexts();
  const { lang } = useLanguage();
  if (messages.length === 0) return null;
  return (
    <section>
      <header className="section-head">
        <h2>{t.messages}</h2>
      </header>
      <ol className="persons-messages">
        {messages.map((message) => (
          <li key={message.id}>
            <p className="dim small">
              <time dateTime={message.at}>{fullMoment(message.at, lang)}</time>
              {message.project && (
                <>
                  {' · '}
                  <bdi>{nameOf(message.project, lang)}</bdi>
                </>
              )}
              {' · '}
              <Link to={`/admin/messages?open=${message.id}`}>{t.inInbox}</Link>
            </p>
            <p dir="auto">{isolateNumbers(message.text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Names({ person: { names } }: { person: Person }) {
  const { persons: t } = useAdminTexts();
  return (
    <section>
      <header className="section-head">
        <h2>{t.names}</h2>
      </header>
      <ul className="persons-list">
        {names.length === 0 && <li className="dim">{t.unnamed}</li>}
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Phones({ person: { phones } }: { person: Person }) {
  const { persons: t } = useAdminTexts();
  return (
    <section>
      <header className="section-head">
        <h2>{t.phones}</h2>
      </header>
      <ul className="persons-list">
        {phones.length === 0 && <li className="dim">{t.noPhone}</li>}
        {phones.map((phone) => (
          <li key={phone}>
            <TelLink phone={phone} />
            <a
              className="icon-button"
              href={whatsAppHref(phone)}
              target="_blank"
              rel="noreferrer"
              aria-label={t.whatsApp(phone)}
            >
              <Icon name="whatsapp-logo" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
