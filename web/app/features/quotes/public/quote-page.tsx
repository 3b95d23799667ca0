import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { NotFound } from '~/ui/public/not-found.tsx';
import { PageError } from '~/ui/public/page-error.tsx';
import './quote.css';
import type { QuoteView } from './quote-view.server.ts';

/** A quote for its buyer, on screen and on an A4 sheet: docs/product/quotes.md#the-buyers-page. */
export function QuotePage({ quote }: { quote: QuoteView }) {
  const t = usePublicTexts().quotes;
  const { company, columns, discount, total, words, note } = quote;
  return (
    <article className="quote wrap">
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
        <div className="quote-title">
          <h1>{quote.title}</h1>
          <b>
            {quote.number.name} <bdi dir="ltr">{quote.number.value}</bdi>
          </b>
          <button className="btn btn--line quote-print needs-script" type="button" data-print>
            {t.print}
          </button>
        </div>
      </header>
      <dl className="quote-facts">
        {quote.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <table className="quote-table">
        <thead>
          <tr>
            <th scope="col">{columns.unit}</th>
            <th scope="col">{columns.price}</th>
          </tr>
        </thead>
        <tbody>
          {quote.units.map(({ label, kind, details, amount }) => (
            <tr key={label}>
              <td>
                <Link to={quote.buildingPath}>
                  {kind} <bdi dir="ltr">{label}</bdi>
                </Link>
                <small>{details}</small>
              </td>
              <td>
                <bdi dir="ltr">{amount}</bdi>
              </td>
            </tr>
          ))}
          {discount && (
            <tr>
              <td>{discount.name}</td>
              <td>
                <bdi dir="ltr">{discount.amount}</bdi>
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total.name}</th>
            <td>
              <bdi dir="ltr">{total.amount}</bdi>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="quote-words">
        <span>{words.name}</span> {words.text}
      </p>
      {quote.plan.length > 0 && (
        <section>
          <h2>{quote.planTitle}</h2>
          <table className="quote-table">
            <thead>
              <tr>
                <th scope="col">{columns.day}</th>
                <th scope="col">{columns.for}</th>
                <th scope="col">{columns.amount}</th>
              </tr>
            </thead>
            <tbody>
              {quote.plan.map(({ day, label, amount }) => (
                <tr key={`${day} ${label}`}>
                  <td>{day}</td>
                  <td>
                    <bdi>{label}</bdi>
                  </td>
                  <td>
                    <bdi dir="ltr">{amount}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {note && (
        <p className="quote-words">
          <span>{note.name}</span> <bdi>{note.text}</bdi>
        </p>
      )}
      <p className="quote-holds">{quote.holds}</p>
      <p className="quote-signature">{quote.signature}</p>
    </article>
  );
}

/** Who comes too late learns nothing of why, but what to do. */
export function QuoteError() {
  const t = usePublicTexts().quotes;
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound title={t.gone} text={t.goneHelp} />
  ) : (
    <PageError />
  );
}
