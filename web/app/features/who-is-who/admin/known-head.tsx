import type { LeadId, PersonId } from '@diyar/contract/rules/ids';
import type { ReactNode } from 'react';
import { usePerson } from './person-api.ts';
import { PersonHead } from './person-head.tsx';
import { SamePerson } from './same-person.tsx';

type Props = {
  id: PersonId;
  isNarrow?: boolean;
  exceptNextOf?: LeadId;
  /** With those who may be the same person. */
  isWithOthers?: boolean;
  /** Until it is there, and where it cannot be read. */
  children: ReactNode;
};

/** The head of a person on a page about something else. */
export function KnownHead({ id, isWithOthers, children, ...look }: Props) {
  const { data } = usePerson(id);
  if (!data) return children;
  return (
    <>
      <PersonHead person={data} {...look} />
      {isWithOthers && <SamePerson person={data} />}
    </>
  );
}
