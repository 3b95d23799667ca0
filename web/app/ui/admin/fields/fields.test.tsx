import type { Lang } from '@diyar/contract/rules/language';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LanguageProvider } from '~/lib/language.tsx';
import { Pagination } from '../lists/pagination.tsx';
import { BilingualField } from './bilingual-field.tsx';
import { TextField } from './text-field.tsx';

const render = (lang: Lang, node: ReactNode) =>
  renderToStaticMarkup(<LanguageProvider initial={lang}>{node}</LanguageProvider>);

const label = 'Street';

const attribute = (html: string, tag: string, name: string) =>
  html.match(new RegExp(`<${tag}[^>]*\\b${name}="([^"]*)"`))?.[1];

describe('TextField', () => {
  test('links the error to the input and marks it invalid', () => {
    const html = render('en', <TextField label={label} error="Username is required" isRequired />);
    const described = attribute(html, 'input', 'aria-describedby');
    expect(described).toBeTruthy();
    expect(html).toContain(`id="${described?.split(' ').at(-1)}"`);
    expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
    expect(attribute(html, 'input', 'aria-required')).toBe('true');
    expect(html).toContain('Username is required');
  });

  test('shows the hint while nothing is wrong', () => {
    const html = render('en', <TextField label={label} hint="Empty shows no price" />);
    expect(html).toContain('Empty shows no price');
    expect(attribute(html, 'input', 'aria-invalid')).toBeUndefined();
  });

  test('an empty field with dir="auto" follows the page', () => {
    expect(
      attribute(render('ar', <TextField label={label} dir="auto" value="" />), 'input', 'dir'),
    ).toBeUndefined();
    expect(attribute(render('ar', <TextField label={label} dir="auto" value="x" />), 'input', 'dir')).toBe(
      'auto',
    );
  });
});

describe('BilingualField', () => {
  const side = { value: '', onChange: () => {} };
  const inputs = (html: string) => [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input);

  test("the user's language comes first, each input in its own direction", () => {
    for (const [lang, order] of [
      ['ar', ['ar', 'en']],
      ['en', ['en', 'ar']],
    ] as const) {
      const found = inputs(render(lang, <BilingualField label={label} en={side} ar={side} />));
      expect(found.map((input) => input.match(/ lang="(..)"/)?.[1])).toEqual(order);
      expect(found.map((input) => input.match(/ dir="(...)"/)?.[1])).toEqual(
        order.map((one) => (one === 'ar' ? 'rtl' : 'ltr')),
      );
    }
  });

  test('each input is named by the label and its language', () => {
    const html = render('en', <BilingualField label={label} en={side} ar={side} />);
    expect(html).toContain('aria-label="Street, English"');
    expect(html).toContain('aria-label="Street, Arabic"');
  });
});

describe('Pagination', () => {
  const paging = (page: number, total: number) =>
    render('en', <Pagination page={page} size={10} total={total} onPage={() => {}} />);

  test('says which rows are shown', () => {
    expect(paging(1, 25)).toContain('1 to 10 of 25');
    expect(paging(3, 25)).toContain('21 to 25 of 25');
  });

  test('renders nothing when one page shows everything', () => {
    expect(paging(1, 10)).toBe('');
  });
});
