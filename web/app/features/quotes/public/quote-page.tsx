import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import '~/ui/public/button.css';
import { Icon } from '~/ui/public/icon.tsx';
import { Media } from '~/ui/public/media.tsx';
import { NotFound } from '~/ui/public/not-found.tsx';
import { Numbered } from '~/ui/public/numbered.tsx';
import { PageError } from '~/ui/public/page-error.tsx';
import { whatsappUrl } from '~/ui/public/whatsapp.ts';
import '~/ui/public/foot-bar.css';
import './quote.css';
import type { Refused } from './accept-card.tsx';
import { AcceptCard } from './accept-card.tsx';
import { PlanTable, PriceTable } from './quote-tables.tsx';
import type { QuoteView } from './quote-view.server.ts';

type Props = { quote: QuoteView; refused: Refused | undefined; whatsapp: string };

/** A quote for its buyer, on screen and on an A4 sheet: docs/product/quotes.md#the-buyers-page. */
export function QuotePage({ quote, refused, whatsapp }: Props) {
  const t = usePublicTexts().quotes;
  const chat = whatsappUrl(whatsapp, quote.ask.text);
  return (
    <article className="quote wrap">
      <Letterhead quote={quote} />
      <header className="quote-top">
        <p className="quote-tags">
          <span className="quote-badge">{quote.badge}</span>
          <span>
            {quote.title} <bdi dir="ltr">{quote.number.value}</bdi>
          </span>
          {quote.madeFor && <span>{quote.madeFor}</span>}
        </p>
        <h1>
          <Numbered text={quote.name} />
          <small>
            {quote.buildingPath ? <Link to={quote.buildingPath}>{quote.building}</Link> : quote.building}
            {quote.city && <bdi> {quote.city}</bdi>}
          </small>
        </h1>
      </header>
      {quote.pictures.length > 0 && (
        <ul className="quote-pictures" data-count={quote.pictures.length} aria-label={quote.t.pictures}>
          {quote.pictures.map((picture, i) => (
            <li key={picture.url}>
              <Media
                className="quote-picture"
                file={picture}
                alt=""
                sizes={i === 0 ? '(max-width: 48em) 90vw, 50rem' : '25rem'}
                eager
              />
            </li>
          ))}
        </ul>
      )}
      <div className="quote-grid">
        <div className="quote-main">
          {quote.facts.length > 0 && (
            <section aria-label={quote.t.about}>
              <dl className="quote-facts">
                {quote.facts.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          {quote.layout && (
            <section className="quote-layout">
              <h2>{quote.t.layout}</h2>
              <Media
                className="media-layout quote-plan"
                file={quote.layout}
                alt={quote.t.layout}
                sizes="(max-width: 48em) 90vw, 40rem"
                contain
              />
            </section>
          )}
          <PlanTable quote={quote} />
          {quote.note && (
            <p className="quote-words">
              <span>{quote.note.name}</span> <bdi>{quote.note.text}</bdi>
            </p>
          )}
          <p className="quote-holds">{quote.holds}</p>
        </div>
        <aside className="quote-side">
          <div className="quote-card">
            <PriceTable quote={quote} />
            <AcceptCard quote={quote} refused={refused} />
            {chat && (
              <a className="btn btn--line quote-chat" href={chat} target="_blank" rel="noreferrer">
                <Icon name="whatsapp" />
                {quote.ask.label}
              </a>
            )}
            <p className="quote-tools">
              <button className="btn-link needs-script" type="button" data-print>
                {t.print}
              </button>
              <a className="btn-link" href={quote.share} target="_blank" rel="noreferrer">
                {quote.t.share}
              </a>
            </p>
          </div>
          <div className="quote-code">
            <svg viewBox={`0 0 ${quote.code.size} ${quote.code.size}`} role="img" aria-label={quote.t.code}>
              <path d={quote.code.path} shapeRendering="crispEdges" />
            </svg>
            <p>{quote.t.scan}</p>
          </div>
        </aside>
      </div>
      <p className="quote-signature">{quote.signature}</p>
      {quote.accept && !quote.agreed && (
        <div className="foot-bar">
          <p>
            <b>
              <bdi dir="ltr">{quote.total.amount}</bdi>
            </b>
            <span>{quote.until}</span>
          </p>
          <a className="btn" href="#accept">
            {quote.accept.label}
          </a>
        </div>
      )}
    </article>
  );
}

/** On paper only: the page has the company's name in its bar. */
function Letterhead({ quote: { company, title, number, paperFacts } }: { quote: QuoteView }) {
  return (
    <header className="quote-head">
      <div>
        <strong>{company.name}</strong>
        <span>{company.address}</span>
        <span>
          <bdi dir="ltr">{company.phone}</bdi>
          {company.email && (
            <>
              {' · '}
              <bdi dir="ltr">{company.email}</bdi>
            </>
          )}
        </span>
        {company.bank && (
          <span>
            {company.bank.name}: {company.bank.value} <bdi dir="ltr">{company.bank.iban}</bdi>
          </span>
        )}
        {company.licence && (
          <span>
            {company.licence.name} <bdi dir="ltr">{company.licence.value}</bdi>
          </span>
        )}
      </div>
      <div>
        <strong>
          {title} <bdi dir="ltr">{number.value}</bdi>
        </strong>
        {paperFacts.map(({ name, value }) => (
          <span key={name}>
            {name}: <bdi>{value}</bdi>
          </span>
        ))}
      </div>
    </header>
  );
}

/** Nobody has this address. */
export function QuoteError() {
  const t = usePublicTexts().quotes;
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound title={t.gone} text={t.goneHelp} />
  ) : (
    <PageError />
  );
}
