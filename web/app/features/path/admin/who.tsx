import type { PersonId } from '@diyar/contract/rules/ids';
import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import type { Me } from './path-data.ts';

export type Known = { id: PersonId | null; name: string; phone: string };

type Props = {
  /** As they are typed now. */
  name: string;
  phone: string;
  owner: { id: number | null; name: string };
  me: Me;
  /** Name and phone can be typed; else they are known, and shown. */
  isTyping: boolean;
  onType: () => void;
  /** The fields. */
  children: ReactNode;
};

/** For whom it is, never typed again when known, and whose it will be. */
export function Who({ name, phone, owner, me, isTyping, onType, children }: Props) {
  const { path: t, users } = useAdminTexts();
  return (
    <section className="path-who">
      <div className={isTyping ? 'path-who-typed' : undefined}>
        {isTyping ? (
          children
        ) : (
          <>
            <span className="dim small">{t.for}</span>
            <strong>
              <bdi>{name || t.nobodyYet}</bdi>
            </strong>
            <small>{phone ? <bdi dir="ltr">{phone}</bdi> : t.noPhone}</small>
            <TextButton onPress={onType}>{t.changePerson}</TextButton>
          </>
        )}
      </div>
      <div>
        <span className="dim small">{t.owner}</span>
        <strong>
          <bdi>{owner.name}</bdi>
        </strong>
        {owner.id === me.id && <small>{users.you}</small>}
      </div>
    </section>
  );
}
