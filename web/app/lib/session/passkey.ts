import type { PasskeyAnswer } from '@diyar/contract/factors';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

type Answer = AuthenticationResponseJSON | RegistrationResponseJSON;

const IP_ADDRESS = /^([\d.]+|\[.*\])$/;

/** Passkeys belong to a host name; at a bare address there are none. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && !IP_ADDRESS.test(location.hostname);

/** Loaded only by those who use a passkey. */
const library = () => import('@simplewebauthn/browser');

/** As the contract has it: the library's types are interfaces, which are no records. */
const plain = ({ response, clientExtensionResults, ...answer }: Answer): PasskeyAnswer => ({
  ...answer,
  response: { ...response },
  clientExtensionResults: { ...clientExtensionResults },
});

/** The dialog of the browser. The options come from the server, which checks the answer. */
export async function askForPasskey(options: Record<string, unknown>) {
  const { startAuthentication } = await library();
  // the contract has a record, which the server made for this library
  return plain(
    await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
  );
}

export async function createPasskey(options: Record<string, unknown>) {
  const { startRegistration } = await library();
  // as above
  return plain(
    await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  );
}

/** The person closed the dialog of the browser, or let it wait for too long. */
export const isPasskeyCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
