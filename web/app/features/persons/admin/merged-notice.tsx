import type { Person } from '@diyar/contract/persons';
import type { PersonId } from '@diyar/contract/rules/ids';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { personPath } from '~/lib/admin/paths.ts';
import { Notice } from '~/ui/admin/feedback/notice.tsx';

/** The address of somebody who was merged becomes that of who they are, which says so. */
export function MergedNotice({ person, askedFor }: { person: Person; askedFor: PersonId }) {
  const { personsActions: t } = useAdminTexts();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isElsewhere = askedFor !== person.id;
  const [cameFrom] = useState<unknown>(() => (state as { mergedFrom?: unknown } | null)?.mergedFrom);
  useEffect(() => {
    if (isElsewhere)
      void navigate(`${personPath(person.id)}${search}`, { replace: true, state: { mergedFrom: askedFor } });
  }, [isElsewhere, person.id, search, askedFor, navigate]);
  const merged = person.merges.find(({ personId }) => personId === (isElsewhere ? askedFor : cameFrom));
  if (!merged) return null;
  return (
    <Notice
      icon="arrows-merge"
      title={t.mergedHere(merged.name || merged.phone, person.name || person.phone)}
    >
      {t.mergedHereBody}
    </Notice>
  );
}
