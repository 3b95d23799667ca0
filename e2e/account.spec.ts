import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ar } from '../web/app/features/account/admin/texts.ts';
import { ar as auth } from '../web/app/features/auth/admin/texts.ts';
import { ar as signIn } from '../web/app/features/auth/public/texts.ts';
import { ar as nav } from '../web/app/i18n/admin/nav.ts';
import { call, expect, ORIGIN, test, tokenOf } from './fixtures.ts';

/** Passkeys need a host name. */
const SITE = ORIGIN.replace('127.0.0.1', 'localhost');
const PASSWORD = 'three plain words';

/** A device with a fingerprint reader, and the finger on it. */
async function plugInAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Of the next half minute, because the code of this one was used to set it up. */
const nextCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + 30_000,
  });

async function enterPassword(page: Page, username: string) {
  await page.getByLabel(signIn.username).fill(username);
  await page.getByLabel(signIn.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: signIn.submit, exact: true }).click();
}

test('an authenticator app, a recovery code and a passkey, from set-up to sign-in', async ({
  page,
  read,
  expectConsoleErrors,
}) => {
  await read('ar');
  await page.context().addCookies([{ name: 'lang_v2', value: 'ar', url: SITE }]);
  expectConsoleErrors(/401|403|422/);
  const owner = await tokenOf('superadmin');
  const username = `factor-${Date.now()}`;
  await call(owner, 'POST', '/admin/users', { username, password: PASSWORD });
  await plugInAuthenticator(page);

  await page.goto(`${SITE}/diyar/login`);
  await enterPassword(page, username);
  await page.getByTitle(nav.account).click();
  await page.getByRole('button', { name: ar.factors.setUp }).click();
  const secret = (await page.locator('.my-account-key bdi').textContent()) ?? '';
  const now = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate();
  await page.getByLabel(ar.appSetup.enter).fill('000000');
  await page.getByRole('button', { name: ar.appSetup.activate }).click();
  await expect(page.getByLabel(ar.appSetup.enter)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(ar.appSetup.enter).fill(now);
  await page.getByRole('button', { name: ar.appSetup.activate }).click();
  const list = page.locator('.my-account-codes li');
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  await page.getByRole('button', { name: ar.codes.kept }).click();

  await page.getByRole('button', { name: ar.factors.addPasskey }).click();
  await page.getByLabel(ar.factors.passkeyName).fill('بصمتي');
  await page.getByRole('dialog').getByRole('button', { name: ar.factors.addPasskey }).click();
  await expect(page.getByText('بصمتي').first()).toBeVisible();

  const signOut = () => page.getByRole('button', { name: nav.signOut }).click();
  await signOut();
  await enterPassword(page, username);
  await expect(page.getByRole('heading', { name: signIn.lastStep })).toBeVisible();
  await page.getByLabel(signIn.code, { exact: true }).fill('000000');
  await page.getByRole('button', { name: signIn.submit, exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel(signIn.code, { exact: true }).fill(nextCode(secret));
  await page.getByRole('button', { name: signIn.submit, exact: true }).click();
  await expect(page.getByTitle(nav.account)).toBeVisible();

  await signOut();
  await enterPassword(page, username);
  await page.getByRole('button', { name: signIn.useRecovery }).click();
  await page.getByLabel(signIn.recoveryCode).fill(codes[0] ?? '');
  await page.getByRole('button', { name: signIn.submit, exact: true }).click();
  await expect(page.getByTitle(nav.account)).toBeVisible();

  await signOut();
  await enterPassword(page, username);
  await page.getByRole('button', { name: signIn.usePasskey }).click();
  await expect(page.getByTitle(nav.account)).toBeVisible();

  await signOut();
  await page.getByRole('button', { name: signIn.passkey }).click();
  await expect(page.getByTitle(nav.account)).toBeVisible();
  await page.getByTitle(nav.account).click();
  await expect(page.getByText(ar.factors.left(9))).toBeVisible();

  // the app goes by its own code or a recovery code only, though a passkey has just been shown
  await page.getByRole('button', { name: ar.factors.turnOff }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: ar.factors.turnOff }).click();
  const asked = page.getByRole('dialog', { name: auth.factorTitle });
  await expect(asked.getByText(auth.factorBody.app)).toBeVisible();
  await asked.getByLabel(auth.code).fill('000000');
  await asked.getByRole('button', { name: auth.confirm }).click();
  await expect(asked.getByLabel(auth.code)).toHaveAttribute('aria-invalid', 'true');
  await asked.getByLabel(auth.code).fill(codes[1] ?? '');
  await asked.getByRole('button', { name: auth.confirm }).click();
  await expect(page.getByText(ar.factors.turnedOff)).toBeVisible();
});

test('sessions end from another device, and the own password is changed with the current one', async ({
  page,
  read,
  expectConsoleErrors,
}) => {
  await read('ar');
  expectConsoleErrors(/422/);
  const owner = await tokenOf('superadmin');
  const username = `mine-${Date.now()}`;
  await call(owner, 'POST', '/admin/users', { username, password: PASSWORD });
  const elsewhere = await tokenOf(username, PASSWORD);
  await page.goto('login');
  await enterPassword(page, username);
  await page.getByTitle(nav.account).click();
  await expect(page.getByText(ar.newDevices.title)).toBeVisible();
  await page.getByRole('button', { name: ar.newDevices.wasMe }).click();
  await expect(page.getByText(ar.newDevices.title)).toBeHidden();
  await page.getByRole('button', { name: ar.sessions.signOut }).first().click();
  await expect(page.getByText(ar.sessions.signedOut)).toBeVisible();
  await expect(call(elsewhere, 'GET', '/auth/me')).rejects.toThrow('401');

  await page.getByLabel(ar.password.current, { exact: true }).fill('wrong words');
  await page.getByLabel(ar.password.new, { exact: true }).fill('other plain words');
  await page.getByRole('button', { name: ar.password.change }).click();
  await expect(page.getByLabel(ar.password.current, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(ar.password.current, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: ar.password.change }).click();
  await expect(page.getByText(ar.password.changed)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: ar.title })).toBeVisible();
  await tokenOf(username, 'other plain words');
});
