import type { PaperData } from '@diyar/contract/papers';
import { dirOf, type Lang } from '@diyar/contract/rules/language';
import type { Currency } from '@diyar/contract/rules/money';
import { figuresText, moneyText } from '@diyar/contract/rules/money-text';
import type { ReactNode } from 'react';
import { qrPath } from '~/lib/qr-path.ts';
import { browserSite } from '~/lib/site.ts';
import { classNames } from '../class-names.ts';
import { Mark } from '../layout/mark.tsx';

/** '46,250.00' and '700.000': a paper prints all decimals of the currency. */
export const paperFigure = (amount: number, currency: Currency): string =>
  figuresText(amount, currency, 'paper').replace('-', '−');

export const paperMoney = (amount: number, currency: Currency): string =>
  moneyText(amount, currency, 'paper').replace('-', '−');

/** A number, phone, code or amount: left to right in both languages. */
export const Ltr = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>;

type SheetProps = {
  size: 'a5' | 'a4';
  lang: Lang;
  isVoid?: boolean;
  /** Of many tables. */
  isDense?: boolean;
  children: ReactNode;
};

export const PaperLeaf = ({ size, lang, isVoid = false, isDense = false, children }: SheetProps) => (
  <article
    className={classNames('paper', `paper--${size}`, isVoid && 'paper--void', isDense && 'paper--dense')}
    lang={lang}
    dir={dirOf(lang)}
  >
    {children}
  </article>
);

type HeadProps = {
  company: PaperData['company'];
  lang: Lang;
  /** 'Licensed operator' */
  licence: string;
  title: string;
  children: ReactNode;
};

/** As the paper was issued: the built-in mark, a logo, or none. */
function PaperMark({ logo }: Pick<PaperData['company'], 'logo'>) {
  if (logo === undefined) return <Mark />;
  // a document that the server renders names it whole
  const base = typeof document === 'undefined' ? '' : browserSite().apiBase;
  return logo && <img className="paper-logo" src={`${base}${logo}`} alt="" />;
}

/** Where to pay. */
export const PaperBank = ({ company, lang, title }: Pick<HeadProps, 'company' | 'lang' | 'title'>) =>
  company.bank && (
    <span>
      {title}: {company.bank.name[lang] || company.bank.name.en || company.bank.name.ar}{' '}
      <Ltr>{company.bank.iban}</Ltr>
    </span>
  );

/** Who gives the paper, and what it is. */
export const PaperHead = ({ company, lang, licence, title, children }: HeadProps) => (
  <header className="paper-head">
    <PaperMark logo={company.logo} />
    <div className="paper-company">
      <strong>{company.name[lang] || company.name.en || company.name.ar}</strong>
      <span>
        {company.address[lang] || company.address.en || company.address.ar}
        {company.phone && (
          <>
            {' · '}
            <Ltr>{company.phone}</Ltr>
          </>
        )}
      </span>
      {(company.licence || company.email) && (
        <span>
          {company.licence && (
            <>
              {licence} <Ltr>{company.licence}</Ltr>
            </>
          )}
          {company.licence && company.email && ' · '}
          {company.email && <Ltr>{company.email}</Ltr>}
        </span>
      )}
    </div>
    <div className="paper-title">
      <h2>{title}</h2>
      {children}
    </div>
  </header>
);

export const PaperFacts = ({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="paper-facts">
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export const Signatures = ({ of }: { of: readonly [string, string] }) => (
  <div className="paper-signatures">
    {of.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
);

/** Leads a phone to an address; `title` says where. */
function PaperCode({ url, title }: { url: string; title: string }) {
  const { size, path } = qrPath(url, 0);
  return (
    <figure className="paper-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={title} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

/** The foot of a paper beside the code of a page, if it has one. */
export const WithCode = ({
  url,
  title,
  children,
}: {
  url: string | undefined;
  title: string;
  children: ReactNode;
}) =>
  url === undefined ? (
    children
  ) : (
    <div className="paper-foot-row">
      {children}
      <PaperCode url={url} title={title} />
    </div>
  );
