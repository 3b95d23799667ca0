import { z } from 'zod';
import { deviceToken } from './auth.ts';
import { Id, Instant, requiredText } from './fields.ts';
import { CODE_MAX, NAME_MAX, PASSWORD_MAX } from './limits.ts';

const ticket = z.uuid();
const code = requiredText(CODE_MAX);

/** What a browser makes of the options, passed on as it is: the library of the server checks every part of it. */
export const PasskeyAnswer = z.object({
  id: z.string().min(1).max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.string().max(40).optional(),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** Options for the browser, as the Web Authentication standard has them in JSON. */
const PasskeyOptions = z.record(z.string(), z.unknown());

/** The answer to a right password where a second factor is set up. */
export const SecondStep = z.object({
  ticket,
  hasApp: z.boolean(),
  passkey: PasskeyOptions.nullable(),
});
export type SecondStep = z.infer<typeof SecondStep>;

export const LoginStep = z.object({ secondFactor: SecondStep });
export type LoginStep = z.infer<typeof LoginStep>;

/** A code of the app, a recovery code, or a passkey. */
export const SecondFactorInput = z.object({
  ticket,
  code: code.optional(),
  passkey: PasskeyAnswer.optional(),
  device: deviceToken,
});
export type SecondFactorInput = z.infer<typeof SecondFactorInput>;

export const PasskeySignInInput = z.object({ ticket, passkey: PasskeyAnswer, device: deviceToken });
export type PasskeySignInInput = z.infer<typeof PasskeySignInInput>;

/** The authenticator app, one passkey by its id, or whichever. A recovery code stands for each of them. */
export const FactorAsked = z.union([z.enum(['app', 'any']), Id]);
export type FactorAsked = z.infer<typeof FactorAsked>;

export const ConfirmOptionsInput = z.object({ factor: FactorAsked });

/** The password again, or a factor: what `POST /auth/confirm/options` asked for. */
export const ConfirmInput = z
  .object({
    password: z.string().max(PASSWORD_MAX).optional(),
    ticket: ticket.optional(),
    code: code.optional(),
    passkey: PasskeyAnswer.optional(),
  })
  .refine(({ password, ticket }) => password || ticket, { path: ['password'], error: 'passwordRequired' });

const moments = { createdAt: Instant, lastUsedAt: Instant.nullable() };

export const Factors = z.object({
  app: z.object(moments).nullable(),
  passkeys: z.array(z.object({ id: Id, name: z.string(), ...moments })),
  recoveryCodesLeft: z.int().nonnegative(),
});
export type Factors = z.infer<typeof Factors>;

/** The secret is shown once, to be typed or scanned. */
export const AppSetup = z.object({ ticket, secret: z.string(), uri: z.string() });
export type AppSetup = z.infer<typeof AppSetup>;

export const AppConfirmInput = z.object({ ticket, code });
export type AppConfirmInput = z.infer<typeof AppConfirmInput>;

export const PasskeySetup = z.object({ ticket, options: PasskeyOptions });
export type PasskeySetup = z.infer<typeof PasskeySetup>;

export const PasskeyName = z.object({ name: requiredText(NAME_MAX) });

export const NewPasskeyInput = PasskeyName.extend({ ticket, passkey: PasskeyAnswer });
export type NewPasskeyInput = z.infer<typeof NewPasskeyInput>;

/** Shown once; empty where the user already has some. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
