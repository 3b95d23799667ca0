import type { Paper } from '@diyar/contract/papers';
import { renderToStaticMarkup } from 'react-dom/server';
import { Receipt } from './features/papers/admin/receipt.tsx';
import tokens from './styles/admin/tokens.css?inline';
import sheet from './ui/admin/paper/paper.css?inline';

const LANGS = ['ar', 'en'] as const;

/** A receipt or voucher as a page of its own, in both languages, for the archive. The logo is among the files. */
export function paperHtml(paper: Paper, today: string): string {
  const shown = { ...paper, data: { ...paper.data, company: { ...paper.data.company, logo: '' } } };
  const leaves = LANGS.map((lang) =>
    renderToStaticMarkup(<Receipt paper={shown} lang={lang} today={today} />),
  );
  return `<!doctype html><html lang="ar"><head><meta charset="utf-8"><title>${paper.number}</title><style>${tokens}${sheet}</style></head><body>${leaves.join('')}</body></html>`;
}
