import type { TimelineEntry } from '@diyar/contract/person-timeline';
import type { Person } from '@diyar/contract/persons';
import { useRef, useState } from 'react';
import { Composer } from '~/features/leads/admin/lead/composer.tsx';
import { IdentitySection } from '~/features/parties/admin/identity-section.tsx';
import { PersonHead } from '~/features/who-is-who/admin/person-head.tsx';
import { SamePerson } from '~/features/who-is-who/admin/same-person.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { useMay } from '~/lib/session/holder.ts';
import { Menu } from '~/ui/admin/overlays/menu.tsx';
import { NextStepActions } from './actions/next-step.tsx';
import { PersonActions } from './actions/person-actions.tsx';
import { usePersonLead } from './actions/use-person-lead.ts';
import { MoveEntry, movableOf } from './move-entry.tsx';
import { PersonDeals } from './person-deals.tsx';
import './persons.css';
import { useEntryTitle } from './timeline/entry-title.ts';
import { Timeline } from './timeline/timeline.tsx';

/** One person: who they are, what to do, what happened, and their deals. */
export function PersonDetails({ person }: { person: Person }) {
  const { personsActions: t } = useAdminTexts();
  const may = useMay();
  const titleOf = useEntryTitle();
  const [moved, setMoved] = useState<TimelineEntry | null>(null);
  const menuOf = (entry: TimelineEntry) =>
    movableOf(entry) && (
      <Menu
        label={t.moveEntry(titleOf(entry))}
        size="s"
        entries={[{ id: 'move', label: t.moveAction, icon: 'user-switch', onAction: () => setMoved(entry) }]}
      />
    );
  return (
    <>
      <PersonHead
        person={person}
        isTitled
        nextActions={person.next && may('leads') && <NextStepActions next={person.next} />}
      />
      <PersonActions person={person} />
      <div className="columns persons-details">
        <Timeline id={person.id} menuOf={may('personMerging') ? menuOf : undefined}>
          {may('leads') && <Note person={person} />}
        </Timeline>
        <aside className="side-rail stack">
          <PersonDeals person={person} />
          <IdentitySection id={person.id} />
          <SamePerson person={person} showsFamily />
        </aside>
      </div>
      <MoveEntry person={person} entry={moved} onClose={() => setMoved(null)} />
    </>
  );
}

function Note({ person }: { person: Person }) {
  const { personsActions: t } = useAdminTexts();
  const form = useRef<HTMLFormElement>(null);
  useShortcut('n', () => form.current?.querySelector('textarea')?.focus(), { label: t.note });
  return <Composer ref={form} lead={usePersonLead(person)} of={`person ${person.id}`} />;
}
