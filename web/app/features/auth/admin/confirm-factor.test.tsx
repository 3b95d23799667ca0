import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { FactorForm } from './confirm-factor.tsx';
import { ar, en } from './texts.ts';

const STEP = { ticket: '00000000-0000-4000-8000-000000000000', hasApp: true, passkey: null };

test('names what is asked for: the app, one passkey, or any; a recovery code stands for each', () => {
  for (const [lang, t] of [
    ['en', en],
    ['ar', ar],
  ] as const) {
    const shown = (factor: 'app' | 'any' | number, hasApp = true) =>
      renderScreen(<FactorForm step={{ ...STEP, hasApp }} factor={factor} other={null} />, { lang });
    expect(shown('app')).toContain(t.factorBody.app);
    expect(shown('any')).toContain(t.factorBody.any);
    expect(shown('app')).toContain(t.code);
    const passkey = shown(7, false);
    expect(passkey).toContain(t.factorBody.passkey);
    expect(passkey).toContain(t.recoveryCode);
    expect(passkey).not.toContain(t.code);
  }
});
