import type { Person } from '@diyar/contract/persons';
import { PersonHead } from '~/features/who-is-who/admin/person-head.tsx';
import { PersonDeals } from './person-deals.tsx';
import './persons.css';
import { Timeline } from './timeline/timeline.tsx';

/** One person: who they are, what happened, and their deals. */
export function PersonDetails({ person }: { person: Person }) {
  return (
    <>
      <PersonHead person={person} isTitled />
      <div className="columns persons-details">
        <Timeline id={person.id} />
        <aside className="side-rail stack">
          <PersonDeals person={person} />
        </aside>
      </div>
    </>
  );
}
