import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import '~/ui/public/button.css';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { Channels } from '~/ui/public/channels.tsx';
import type { Contact } from '~/ui/public/contact.ts';
import { Alert } from '~/ui/public/field.tsx';
import { Icon } from '~/ui/public/icon.tsx';
import { Media } from '~/ui/public/media.tsx';
import { NotFound } from '~/ui/public/not-found.tsx';
import { PageError } from '~/ui/public/page-error.tsx';
import { whatsappUrl } from '~/ui/public/whatsapp.ts';
import '~/ui/public/field.css';
import './visit.css';
import type { OpenVisitView, VisitView } from './visit-view.server.ts';

type Props = {
  visit: VisitView;
  contact: Contact;
  /** What the visitor wants to do with it, from the address. */
  asks: 'move' | 'cancel' | null;
  /** The address in this language, without that. */
  search: string;
  /** Why nothing was changed. */
  refused: string | undefined;
};

/** A viewing for its visitor, without scripts: docs/product/viewings.md#the-visitors-own-page. */
export function VisitPage({ visit, contact, asks, search, refused }: Props) {
  if (!visit.isOpen)
    return (
      <div className="visit wrap visit--one">
        <article className="visit-card">
          <h1>{visit.says.title}</h1>
          <p className="lead visit-help">{visit.says.help}</p>
          <Channels phone={contact.phone} whatsapp={contact.whatsapp} email={contact.email} />
        </article>
      </div>
    );
  if (asks === 'move') return <Move visit={visit} search={search} refused={refused} />;
  if (asks === 'cancel') return <Cancel visit={visit} search={search} refused={refused} />;
  return <Shown visit={visit} contact={contact} search={search} />;
}

function Shown({ visit, contact, search }: Pick<Props, 'contact' | 'search'> & { visit: OpenVisitView }) {
  const chat = whatsappUrl(contact.whatsapp, visit.write.text);
  return (
    <div className="visit wrap">
      <article className="visit-card">
        <p className="visit-state">
          <Icon name="checkCircle" />
          {visit.state}
        </p>
        <h1>{visit.heading}</h1>
        <p className="visit-when">{visit.when}</p>
        <dl className="visit-facts">
          {visit.facts.map(({ name, value, link }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {link ? (
                  <Link className="btn-link" to={link}>
                    {value}
                  </Link>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className="visit-acts">
          {visit.calendar && (
            <a className="btn" href={visit.calendar.href}>
              {visit.calendar.label}
            </a>
          )}
          {chat && (
            <a className="btn btn--line" href={chat} target="_blank" rel="noreferrer">
              <Icon name="whatsapp" />
              {visit.write.label}
            </a>
          )}
        </p>
        <p className="visit-more">
          <a className="btn-link" href={`${search}&ask=move`}>
            {visit.move.label}
          </a>
          <a className="btn-link" href={`${search}&ask=cancel`}>
            {visit.cancel.label}
          </a>
        </p>
      </article>
      <aside className="visit-side">
        {visit.picture && <Media className="visit-picture" file={visit.picture} alt="" sizes="26rem" />}
        <p>{visit.own}</p>
      </aside>
    </div>
  );
}

type FormProps = { visit: OpenVisitView; search: string; refused: string | undefined };

function Move({ visit: { move }, search, refused }: FormProps) {
  return (
    <div className="visit wrap visit--one">
      <form className="visit-card" method="post" action={`${search}&ask=move`}>
        <h1>{move.label}</h1>
        <p className="lead visit-help">{move.now}</p>
        {refused && <Alert title={refused} />}
        {move.days.length === 0 && <p>{move.none}</p>}
        <fieldset className="visit-days">
          <legend>{move.choose}</legend>
          {move.days.map(({ day, name, times }, i) => (
            <details key={day} name="day" open={i === 0}>
              <summary>{name}</summary>
              <div className="visit-times">
                {times.map(({ at, clock }) => (
                  <label key={at}>
                    <input type="radio" name="startsAt" value={at} required />
                    <bdi dir="ltr">{clock}</bdi>
                  </label>
                ))}
              </div>
            </details>
          ))}
        </fieldset>
        <p className="visit-acts">
          {move.days.length > 0 && (
            <button className="btn" type="submit" name="does" value="move">
              {move.submit}
            </button>
          )}
          <a className="btn btn--line" href={search}>
            {move.keep}
          </a>
        </p>
      </form>
    </div>
  );
}

function Cancel({ visit: { cancel }, search, refused }: FormProps) {
  return (
    <div className="visit wrap visit--one">
      <form className="visit-card" method="post" action={`${search}&ask=cancel`}>
        <h1>{cancel.title}</h1>
        <p className="lead visit-help">{cancel.help}</p>
        {refused && <Alert title={refused} />}
        <p className="visit-acts">
          <button className="btn" type="submit" name="does" value="cancel">
            {cancel.submit}
          </button>
          <a className="btn btn--line" href={search}>
            {cancel.keep}
          </a>
        </p>
      </form>
    </div>
  );
}

/** Nobody has this address. */
export function VisitError() {
  const t = usePublicTexts().notFound;
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound title={t.title} text={t.text} />
  ) : (
    <PageError />
  );
}
