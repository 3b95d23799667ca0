import { STORAGE_KEYS } from '@diyar/contract/limits';

/** What this browser was given at its first sign-in (docs/product/sign-in-and-roles.md#known-devices). */
export function ownDevice(): { device?: string } {
  try {
    const device = localStorage.getItem(STORAGE_KEYS.device);
    return device ? { device } : {};
  } catch {
    return {};
  }
}

export function keepDevice(headers: Headers): void {
  const device = headers.get('x-device');
  if (!device) return;
  try {
    localStorage.setItem(STORAGE_KEYS.device, device);
  } catch {
    // without storage every sign-in is one on a new device
  }
}
