/**
 * How a call asks for the password or a second factor again (docs/product/sign-in-and-roles.md#asking-again):
 * `setting` where ASK_AGAIN_MINUTES says so, `always` in any case, after a quarter of an hour.
 */
export type AskAgain = 'setting' | 'always';

interface Asking {
  ask: AskAgain;
  /** Only where a parameter of the path has this value. */
  where?: Readonly<Record<string, string>>;
}

const setting: Asking = { ask: 'setting' };
const always: Asking = { ask: 'always' };

/**
 * Every call that gives somebody power, takes it, cannot be undone or hands out many people's data at once. The server
 * takes it from here; a route declares nothing. `server/src/security-tests/asking-again.test.ts` compares it with all
 * calls.
 */
export const ASK_AGAIN: Readonly<Record<string, Asking>> = {
  'POST /admin/users': setting,
  'PATCH /admin/users/{id}': setting,
  'PATCH /admin/users/{id}/status': setting,
  'PATCH /admin/users/{id}/password': setting,
  'DELETE /admin/users/{id}': setting,
  'DELETE /admin/users/{id}/factors': setting,
  'POST /admin/users/{id}/history/restore': setting,
  'POST /admin/trash/{kind}/{id}/restore': { ...setting, where: { kind: 'user' } },
  'DELETE /admin/secret-addresses/{id}': setting,
  'POST /admin/money/months': setting,
  'DELETE /admin/persons/{id}': setting,
  'GET /admin/messages/export': setting,
  'GET /admin/selled/export': setting,
  'GET /admin/money/entries/export': setting,
  'GET /admin/buildings/{buildingId}/export': setting,
  'GET /lacasa/export': setting,
  'GET /admin/sign-ins': setting,
  'POST /account/factors/app': always,
  'POST /account/factors/app/confirm': always,
  'DELETE /account/factors/app': always,
  'POST /account/factors/recovery-codes': always,
  'POST /account/factors/passkeys/options': always,
  'POST /account/factors/passkeys': always,
  'DELETE /account/factors/passkeys/{id}': always,
  'DELETE /account/sessions': always,
  'DELETE /account/sessions/{id}': always,
};

/** Of a call with these parameters, such as `POST /admin/users`; undefined for one that does not ask. */
export function askingOf(call: string, params: Readonly<Record<string, string>>): AskAgain | undefined {
  const asking = ASK_AGAIN[call];
  if (!asking) return undefined;
  const fits = Object.entries(asking.where ?? {}).every(([name, value]) => params[name] === value);
  return fits ? asking.ask : undefined;
}
