import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';

/**
 * Arabic texts. Those that are made from values have the numbers in them isolated, so no text can forget it. The
 * dictionaries that browsers of visitors load do without: what they are given is isolated by the server (`labelOf`).
 */
export function isolatedTexts<T>(ar: T): T;
export function isolatedTexts(ar: unknown): unknown {
  if (typeof ar === 'function')
    return (...values: unknown[]) => {
      const text: unknown = ar(...values);
      return typeof text === 'string' ? isolateNumbers(text) : text;
    };
  if (typeof ar !== 'object' || ar === null || Array.isArray(ar)) return ar;
  return Object.fromEntries(Object.entries(ar).map(([key, text]) => [key, isolatedTexts(text)]));
}
