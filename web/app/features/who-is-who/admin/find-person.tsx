import type { PersonRef } from '@diyar/contract/persons';
import type { PersonId } from '@diyar/contract/rules/ids';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { isolate } from '~/i18n/isolate.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { ComboBox } from '~/ui/admin/fields/combo-box.tsx';

const OFFERED = 8;

type Props = {
  /** Who is not meant. */
  except?: PersonId;
  autoFocus?: boolean;
  /** Above fields in which somebody new can be typed instead. */
  isBeforeFields?: boolean;
  onChoose: (person: PersonRef | null) => void;
};

/** Somebody who is known, by any part of a name or phone. */
export function FindPerson({ except, autoFocus, isBeforeFields, onChoose }: Props) {
  const { whoIsWho: t } = useAdminTexts();
  const [text, setText] = useState('');
  const [selected, setSelected] = useState<PersonId | null>(null);
  const { data } = useRead(
    'GET /admin/persons',
    { query: { q: text.trim(), size: OFFERED } },
    { keepsPrevious: true, enabled: text.trim() !== '' },
  );
  const found = (data?.items ?? []).filter(({ id }) => id !== except);
  return (
    <ComboBox
      label={t.knownPerson}
      placeholder={t.nameOrPhone}
      hint={isBeforeFields ? t.newBelow : undefined}
      isOptional={isBeforeFields}
      menuTrigger="input"
      autoFocus={autoFocus}
      options={found.map(({ id, name, phone }) => ({
        id,
        label: [name, phone && isolate(phone)].filter(Boolean).join(' · '),
      }))}
      selected={selected}
      onSelect={(id) => {
        setSelected(id);
        const person = found.find((one) => one.id === id) ?? null;
        if (person) setText(person.name || person.phone);
        onChoose(person && { id: person.id, name: person.name, phone: person.phone });
      }}
      text={text}
      onText={setText}
      emptyText={isBeforeFields ? t.nobodyFitsBelow : t.nobodyFits}
    />
  );
}
