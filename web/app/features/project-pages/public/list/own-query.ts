import { writeFilters } from '@diyar/contract/rules/filter-query';
import type { Listing } from './list-of.server.ts';

/** A page that is not there, though its address answers: a list that grew shorter, or a number somebody typed. */
export const isBeyondLast = ({ available, soon }: Pick<Listing, 'available' | 'soon'>) =>
  [available, soon].some(({ page, pages }) => page > pages);

/**
 * For search engines each further page of the list is a page of its own; a filtered one is a part of the
 * whole.
 */
export function ownQuery({ filters, available, soon }: Pick<Listing, 'filters' | 'available' | 'soon'>) {
  const query = new URLSearchParams();
  if (writeFilters(filters).size > 0) return '';
  if (available.page > 1) query.set('page', String(available.page));
  if (soon.page > 1) query.set('soonPage', String(soon.page));
  return String(query);
}
