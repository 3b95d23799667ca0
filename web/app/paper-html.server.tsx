import type { BuyerSheet } from '@diyar/contract/buyer-page';
import type { DealLedger } from '@diyar/contract/ledger';
import type { Paper, PaperCompany } from '@diyar/contract/papers';
import { dirOf, type Lang } from '@diyar/contract/rules/language';
import { nameOf } from '@diyar/contract/rules/localized';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Receipt } from './features/papers/admin/receipt.tsx';
import { Statement } from './features/papers/admin/statement.tsx';
import { TransferPaper } from './features/papers/admin/transfer-paper.tsx';
import { Letter } from './features/stages/admin/letters/letter.tsx';
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

const withLogoFrom = <Of extends { company: PaperCompany }>(of: Of, apiBase: string): Of =>
  of.company.logo ? { ...of, company: { ...of.company, logo: apiBase + of.company.logo } } : of;

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
  /** A paper of a buyer's page, in one language. */
  buyersSheet(sheet: BuyerSheet, lang: Lang, today: string, { apiBase, urlOf }: From) {
    switch (sheet.kind) {
      case 'paper': {
        const { paper } = sheet;
        const shown = { ...paper, data: withLogoFrom(paper.data, apiBase) };
        const pageUrl = paper.buyerPath && urlOf(paper.buyerPath);
        return leaf(
          paper.number,
          lang,
          <Receipt paper={shown} lang={lang} today={today} pageUrl={pageUrl} />,
        );
      }
      case 'transfer': {
        const shown = { ...sheet.transfer, data: withLogoFrom(sheet.transfer.data, apiBase) };
        return leaf(shown.number, lang, <TransferPaper transfer={shown} lang={lang} today={today} />);
      }
      case 'letter': {
        const shown = withLogoFrom(sheet.letters, apiBase);
        return leaf(
          nameOf(shown.stage, lang),
          lang,
          shown.items.map((letter) => (
            <Letter key={letter.dealId} letter={letter} letters={shown} lang={lang} />
          )),
        );
      }
      case 'statement': {
        const { ledger, company } = withLogoFrom(sheet, apiBase);
        const pageUrl = ledger.buyerPath && urlOf(ledger.buyerPath);
        return leaf(
          ledger.deal.name,
          lang,
          <Statement ledger={ledger} company={company} lang={lang} pageUrl={pageUrl} />,
        );
      }
    }
  },
};
