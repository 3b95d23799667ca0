import type { PersonIdentity } from '@diyar/contract/parties';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { personPath } from '~/lib/admin/paths.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';

type Props = { look: { mutate: () => void; isPending: boolean } };

/** Shows whole numbers of papers; that somebody looked is noted. */
export function LookButton({ look }: Props) {
  const { parties: t } = useAdminTexts();
  return (
    <p>
      <TextButton icon="eye" isDisabled={look.isPending} onPress={() => look.mutate()}>
        {t.look}
      </TextButton>{' '}
      <small className="dim">{t.lookNote}</small>
    </p>
  );
}

/** Others who have the same number on their paper. */
export function SameNumber({ others }: { others: PersonIdentity['sameNumber'] }) {
  const { parties: t } = useAdminTexts();
  return others.map(({ personId, name }) => (
    <Notice
      key={personId}
      icon="warning-circle"
      isUrgent
      actions={<Link to={personPath(personId)}>{t.compare}</Link>}
    >
      {t.sameNumber(name)}
    </Notice>
  ));
}
