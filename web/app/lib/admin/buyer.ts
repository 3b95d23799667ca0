import { type PersonId, personId } from '@diyar/contract/rules/ids';
import { useLocation } from 'react-router';

export type Buyer = { name: string; phone: string };

const valueAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const textAt = (value: unknown, key: string): string => {
  const text = valueAt(value, key);
  return typeof text === 'string' ? text : '';
};

const useGiven = (): unknown => valueAt(useLocation().state, 'buyer');

/** Whom a form is for, handed over by the page that linked here; never in the address, which is kept in many places. */
export function useBuyer(): Buyer {
  const buyer = useGiven();
  return { name: textAt(buyer, 'name'), phone: textAt(buyer, 'phone') };
}

/** The person that the form was opened for, as long as it names them: by name, or by phone. */
export function usePersonFor(): (typed: Buyer) => PersonId | null {
  const buyer = useGiven();
  const id = valueAt(buyer, 'personId');
  return ({ name, phone }) =>
    typeof id === 'number' &&
    (name === textAt(buyer, 'name') || (phone !== '' && phone === textAt(buyer, 'phone')))
      ? personId(id)
      : null;
}
