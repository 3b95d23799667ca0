import { useSyncExternalStore } from 'react';
import { canUsePasskeys } from '~/lib/session/passkey.ts';

const never = () => () => {};

/** The server cannot know, so the button appears with the scripts. */
export const useCanUsePasskeys = () => useSyncExternalStore(never, canUsePasskeys, () => false);
