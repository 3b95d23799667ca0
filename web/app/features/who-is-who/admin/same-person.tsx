import type { OtherPerson, Person, PersonMerge } from '@diyar/contract/persons';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { personPath } from '~/lib/admin/paths.ts';
import { useMay } from '~/lib/session/holder.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { MergeDialog, useTwoPeople } from './merge-dialog.tsx';
import { PartDialog } from './part-dialog.tsx';
import './same-person.css';

type Props = {
  person: Person;
  /** On their own page also those who are known to be somebody else on the same phone. */
  showsFamily?: boolean;
};

/** Those who may be the same person, or share the phone; and those who were merged and can be parted. */
export function SamePerson({ person, showsFamily }: Props) {
  const { whoIsWho: t } = useAdminTexts();
  const [compared, setCompared] = useState<OtherPerson | null>(null);
  const [parted, setParted] = useState<PersonMerge | null>(null);
  const mayMerge = useMay()('personMerging');
  const twoPeople = useTwoPeople(person);
  const others = person.others.filter(
    ({ isApart, reason }) => !isApart || (showsFamily && reason === 'phone'),
  );
  return (
    <>
      {others.map((other) => (
        <section
          key={other.id}
          className="same-person"
          data-apart={other.isApart || undefined}
          aria-label={t.sameTitle}
        >
          <Icon name="users" />
          <div>
            <Link to={personPath(other.id)}>
              {t.others[other.reason](other.name || other.phone || t.unnamed)}
            </Link>
            {mayMerge && (
              <span className="row">
                <TextButton onPress={() => setCompared(other)}>{t.compare}</TextButton>
                {!other.isApart && <TextButton onPress={() => twoPeople(other)}>{t.twoPeople}</TextButton>}
              </span>
            )}
          </div>
        </section>
      ))}
      {person.merges.length > 0 && (
        <ul className="same-person-merges">
          {person.merges.map((merge) => (
            <li key={merge.batch}>
              <Icon name="arrows-merge" />
              <span>{t.mergedBefore(merge.name || merge.phone, merge.by)}</span>
              {mayMerge && <TextButton onPress={() => setParted(merge)}>{t.part}</TextButton>}
            </li>
          ))}
        </ul>
      )}
      <MergeDialog person={person} other={compared} onClose={() => setCompared(null)} />
      <PartDialog merge={parted} onClose={() => setParted(null)} />
    </>
  );
}
