import type { LeadId, PersonId } from '@diyar/contract/rules/ids';
import type { ReactNode } from 'react';
import { usePerson } from './person-api.ts';
import { PersonHead } from './person-head.tsx';

type Props = {
  id: PersonId;
  isNarrow?: boolean;
  exceptNextOf?: LeadId;
  /** Until it is there, and where it cannot be read. */
  children: ReactNode;
};

/** The head of a person on a page about something else. */
export function KnownHead({ id, children, ...look }: Props) {
  const { data } = usePerson(id);
  return data ? <PersonHead person={data} {...look} /> : children;
}
