import type { DealLedger } from '@diyar/contract/ledger';
import type { Paper, PaperCompany } from '@diyar/contract/papers';
import type { Lang } from '@diyar/contract/rules/language';
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
};
