import type { PersonId } from '@diyar/contract/rules/ids';
import { type ReactNode, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { ComboBox } from '~/ui/admin/fields/combo-box.tsx';
import { type Me, useKnownPersons } from './path-data.ts';

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

/** Somebody who bought or asked before, by name or phone; who is not found is typed below. */
export function KnownPerson({ onChoose }: { onChoose: (person: Known) => void }) {
  const { path: t } = useAdminTexts();
  const [text, setText] = useState('');
  const [selected, setSelected] = useState<PersonId | null>(null);
  const found = useKnownPersons(text).data ?? [];
  return (
    <ComboBox
      label={t.known}
      hint={t.knownHint}
      placeholder={t.knownPlaceholder}
      isOptional
      menuTrigger="input"
      options={found.map(({ id, name, phone }) => ({
        id,
        label: [name, phone].filter(Boolean).join(' · '),
      }))}
      selected={selected}
      onSelect={(id) => {
        setSelected(id);
        const person = found.find((one) => one.id === id);
        if (!person) return;
        setText(person.name || person.phone);
        onChoose(person);
      }}
      text={text}
      onText={setText}
      emptyText={t.nobodyKnown}
    />
  );
}
