import type { FastifyReply } from 'fastify';
import { hashOf } from './pages-policy.ts';

/** Shown where no page can be: static, in both languages, without scripts or files. */
const pageOf = (status: number, ar: string, en: string) => `<!DOCTYPE html>
<html lang="ar" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${status}</title>
<style>
  :root { color-scheme: light dark; }
  body { display: grid; place-content: center; gap: 2rem; min-height: 100svh; margin: 0; padding: 2rem; font: 1.125rem/1.7 system-ui, sans-serif; text-align: center; }
  p { margin: 0; max-width: 36ch; }
</style>
<p>${ar}</p>
<p lang="en" dir="ltr">${en}</p>
</html>`;

const FAILED = pageOf(
  500,
  'تعذّر عرض هذه الصفحة الآن. نعمل على إصلاحها، فأعد المحاولة بعد قليل.',
  'This page cannot be shown right now. We are looking into it; please try again shortly.',
);
const NO_FORM = pageOf(
  415,
  'ما وصلنا ليس نموذجًا نستطيع قراءته، ولم يُرسَل شيء. ارجع إلى الصفحة واملأ النموذج من جديد.',
  'What arrived is no form that we can read, and nothing was sent. Please go back and fill in the form again.',
);

const [, style = ''] = /<style>(.*)<\/style>/s.exec(FAILED) ?? [];
const POLICY = `default-src 'none'; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const send = (reply: FastifyReply, status: number, page: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .send(page);

/** Rendering failed. */
export const failurePage = (reply: FastifyReply) => send(reply, 500, FAILED);

/** Plain text, JSON, a broken form or nothing at all was posted to a page. */
export const noFormPage = (reply: FastifyReply) => send(reply, 415, NO_FORM);
