import type { FastifyReply } from 'fastify';
import { hashOf } from './pages-policy.ts';

/** Shown when rendering fails: static, in both languages, without scripts or files. */
const PAGE = `<!DOCTYPE html>
<html lang="ar" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>500</title>
<style>
  :root { color-scheme: light dark; }
  body { display: grid; place-content: center; gap: 2rem; min-height: 100svh; margin: 0; padding: 2rem; font: 1.125rem/1.7 system-ui, sans-serif; text-align: center; }
  p { margin: 0; max-width: 36ch; }
</style>
<p>تعذّر عرض هذه الصفحة الآن. نعمل على إصلاحها، فأعد المحاولة بعد قليل.</p>
<p lang="en" dir="ltr">This page cannot be shown right now. We are looking into it; please try again shortly.</p>
</html>`;

const [, style = ''] = /<style>(.*)<\/style>/s.exec(PAGE) ?? [];
const POLICY = `default-src 'none'; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export const failurePage = (reply: FastifyReply) =>
  reply
    .code(500)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .send(PAGE);
