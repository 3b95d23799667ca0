import { NamedValues } from '~/ui/named-values.tsx';
import type { Contact } from '~/ui/public/contact.ts';
import '~/ui/public/button.css';
import { Media } from '~/ui/public/media.tsx';
import { Paragraphs } from '~/ui/public/paragraphs.tsx';
import './brochure.css';
import type { BrochureView } from './brochure-view.server.ts';

/** A4 sheets, the same on the screen and on paper: docs/product/buyers.md#on-paper. */
export function Brochure({ view, contact }: { view: BrochureView; contact: Contact }) {
  const isWhole = view.cover !== null || view.about.length > 0;
  return (
    <div className="brochure">
      <p className="brochure-bar">
        <b>{view.title}</b>
        <button className="btn btn--small needs-script" type="button" data-print>
          {view.t.print}
        </button>
      </p>
      {isWhole && (
        <section className="brochure-leaf">
          <Head view={view} contact={contact} />
          {view.cover && <Media className="brochure-cover" file={view.cover} alt="" sizes="50rem" eager />}
          <Facts view={view} />
          <Paragraphs texts={view.about} className="brochure-text" />
          {view.pictures.length > 0 && (
            <ul className="brochure-pictures">
              {view.pictures.map((picture) => (
                <li key={picture.url}>
                  <Media file={picture} alt="" sizes="16rem" eager />
                </li>
              ))}
            </ul>
          )}
          <Foot view={view} />
        </section>
      )}
      {(view.offers.length > 0 || view.layouts.length > 0) && (
        <section className="brochure-leaf">
          {view.offers.length > 0 && (
            <>
              <h2>{view.t.offers}</h2>
              <ul className="brochure-offers">
                {view.offers.map((offer) => (
                  <li key={offer}>{offer}</li>
                ))}
              </ul>
            </>
          )}
          {view.layouts.length > 0 && (
            <>
              <h2>{view.t.layouts}</h2>
              <ul className="brochure-layouts">
                {view.layouts.map((layout) => (
                  <li key={layout.url}>
                    <Media file={layout} alt="" sizes="24rem" contain eager />
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
      <section className="brochure-leaf">
        {isWhole ? <h2>{view.t.prices}</h2> : <Head view={view} contact={contact} />}
        <Prices view={view} />
        <Foot view={view} />
      </section>
    </div>
  );
}

const Head = ({ view, contact }: { view: BrochureView; contact: Contact }) => (
  <header className="brochure-head">
    <div>
      <h1>{view.name}</h1>
      <p>{view.place}</p>
    </div>
    <p className="brochure-company">
      <b>{contact.name}</b>
      {contact.phone && <bdi dir="ltr">{contact.phone}</bdi>}
      {contact.email && <bdi dir="ltr">{contact.email}</bdi>}
    </p>
  </header>
);

const Facts = ({ view: { facts, from } }: { view: BrochureView }) => (
  <NamedValues
    className="brochure-facts"
    rows={[...facts, ...(from ? [{ name: from.name, value: from.price }] : [])]}
  />
);

function Prices({ view: { columns, units, available } }: { view: BrochureView }) {
  return (
    <>
      <p>{available}</p>
      {units.length > 0 && (
        <table className="brochure-prices">
          <thead>
            <tr>
              {columns.map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {units.map(({ label, cells, price }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two units may have one name, and they never move
              <tr key={i}>
                <th scope="row">
                  <bdi>{label}</bdi>
                </th>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: by column
                  <td key={at}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
                <td>
                  <bdi>{price}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const Foot = ({ view: { code, scan, url, asOf } }: { view: BrochureView }) => (
  <footer className="brochure-foot">
    <svg className="brochure-code" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={scan}>
      <path d={code.path} shapeRendering="crispEdges" />
    </svg>
    <p>
      <b>{scan}</b>
      <bdi dir="ltr">{url}</bdi>
      <span>{asOf}</span>
    </p>
  </footer>
);
