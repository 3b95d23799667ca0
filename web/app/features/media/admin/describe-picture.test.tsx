import { expect, test } from 'vitest';
import { DraftMedia, lacksTexts } from '~/features/project-draft/admin/media.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { DescribeForm } from './describe-picture.tsx';
import { ar, en } from './texts.ts';

const item = (over: Partial<DraftMedia> = {}): DraftMedia =>
  DraftMedia.parse({
    key: 'a',
    name: 'stair.jpg',
    size: 1,
    mimeType: 'image/jpeg',
    isLayout: false,
    entryId: null,
    stored: null,
    ...over,
  });
const nothing = () => undefined;
const form = (shown: DraftMedia, lang: 'ar' | 'en') =>
  renderScreen(
    <DescribeForm item={shown} src="blob:x" onClose={nothing} onSave={nothing} onChanged={nothing} />,
    { lang },
  );

test('a text for each language and the focal point; decoration needs no text', () => {
  const html = form(item({ altEn: 'The stair', altAr: 'الدرج', focalX: 0.25 }), 'ar');
  for (const said of ['value="The stair"', 'value="الدرج"', ar.altHint, '25%']) expect(html).toContain(said);
  const decoration = form(item({ isDecoration: true, altEn: 'The stair' }), 'en');
  expect(decoration).toContain(en.isDecoration);
  expect(decoration).not.toContain('The stair');
});

test('one language is not enough, a layout and decoration need none', () => {
  expect(lacksTexts(item({ altEn: 'The stair' }))).toBe(true);
  expect(lacksTexts(item({ altEn: 'The stair', altAr: 'الدرج' }))).toBe(false);
  expect(lacksTexts(item({ isDecoration: true }))).toBe(false);
  expect(lacksTexts(item({ isLayout: true }))).toBe(false);
});
