import { useLocation } from 'react-router';

export type Buyer = { name: string; phone: string };

const textAt = (value: unknown, key: string): string => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : '';
  return typeof text === 'string' ? text : '';
};

/** Whom a form is for, handed over by the page that linked here; never in the address, which is kept in many places. */
export function useBuyer(): Buyer {
  const state: unknown = useLocation().state;
  const buyer: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'buyer') : null;
  return { name: textAt(buyer, 'name'), phone: textAt(buyer, 'phone') };
}
