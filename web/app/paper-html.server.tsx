import type { DealLedger } from '@diyar/contract/ledger';
import type { Paper, PaperCompany } from '@diyar/contract/papers';
import { dirOf, type Lang } from '@diyar/contract/rules/language';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Receipt } from './features/papers/admin/receipt.tsx';
import { Statement } from './features/papers/admin/statement.tsx';
import tokens from './styles/admin/tokens.css?inline';
import sheet from './ui/admin/paper/paper.css?inline';

const LANGS = ['ar', 'en'] as const;

/** A page of its own, in both languages. The logo is among the files. */
function page(title: string, leaves: (lang: Lang) => ReactNode): string {
  const shown = LANGS.map((lang) => renderToStaticMarkup(leaves(lang)));
  return `<!doctype html><html lang="ar"><head><meta charset="utf-8"><title>${title}</title><style>${tokens}${sheet}</style></head><body>${shown.join('')}</body></html>`;
}

const STYLE = `${tokens}${sheet}`;

/** One paper for a buyer's phone, in one language; `style` is the only thing it needs. */
function leaf(title: string, lang: Lang, shown: ReactNode): { html: string; style: string } {
  const words = renderToStaticMarkup(
    <html lang={lang} dir={dirOf(lang)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
      </head>
      <body>
        <main className="paper-leaves">{shown}</main>
      </body>
    </html>,
  );
  const html = `<!doctype html>${words.replace('</head>', () => `<style>${STYLE}</style></head>`)}`;
  return { html, style: STYLE };
}

/** Where the pictures are, and the whole address of a page. */
type From = { apiBase: string; urlOf: (path: string) => string };

const logoFrom = (company: PaperCompany, apiBase: string): PaperCompany =>
  company.logo ? { ...company, logo: apiBase + company.logo } : company;

const withoutLogo = (company: PaperCompany): PaperCompany => ({ ...company, logo: '' });

/** Papers for archives. */
export const paperHtml = {
  paper(paper: Paper, today: string): string {
    const shown = { ...paper, data: { ...paper.data, company: withoutLogo(paper.data.company) } };
    return page(paper.number, (lang) => <Receipt paper={shown} lang={lang} today={today} />);
  },
  statement: ({ ledger, company }: { ledger: DealLedger; company: PaperCompany }): string =>
    page(String(ledger.deal.id), (lang) => (
      <Statement ledger={ledger} company={withoutLogo(company)} lang={lang} />
    )),
  buyersPaper(paper: Paper, lang: Lang, today: string, { apiBase, urlOf }: From) {
    const shown = { ...paper, data: { ...paper.data, company: logoFrom(paper.data.company, apiBase) } };
    const pageUrl = paper.buyerPath && urlOf(paper.buyerPath);
    return leaf(paper.number, lang, <Receipt paper={shown} lang={lang} today={today} pageUrl={pageUrl} />);
  },
  buyersStatement: (
    { ledger, company }: { ledger: DealLedger; company: PaperCompany },
    lang: Lang,
    { apiBase, urlOf }: From,
  ) =>
    leaf(
      ledger.deal.name,
      lang,
      <Statement
        ledger={ledger}
        company={logoFrom(company, apiBase)}
        lang={lang}
        pageUrl={ledger.buyerPath && urlOf(ledger.buyerPath)}
      />,
    ),
};
