import { expect, test } from 'vitest';
import { ApiError } from '~/lib/api/api-error.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { useErrorText } from './error-text.ts';

const call = { url: '/company', method: 'PUT' };

function Said({ error }: { error: unknown }) {
  return <p>{useErrorText()(error)}</p>;
}

test('a server that fails without a word is told in the language of the reader', () => {
  const error = new ApiError({ ...call, status: 502, data: '<html>', statusText: 'Bad Gateway' });
  const said = (['ar', 'en'] as const).map((lang) => renderScreen(<Said error={error} />, { lang }));
  expect(said[0]).toContain('لم يتمكن الخادم من الإجابة');
  expect(said[1]).toContain('The server could not answer (502)');
  for (const html of said) expect(html).not.toContain('Bad Gateway');
});

test('what the server says itself is shown as it says it', () => {
  const error = new ApiError({
    ...call,
    status: 500,
    data: { message: 'تعذّر الحفظ' },
    statusText: 'Internal',
  });
  expect(renderScreen(<Said error={error} />, { lang: 'ar' })).toContain('تعذّر الحفظ');
});
