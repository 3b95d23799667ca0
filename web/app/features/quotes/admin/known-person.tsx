import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import type { Buyer } from '~/lib/admin/buyer.ts';
import { ComboBox } from '~/ui/admin/fields/combo-box.tsx';
import { useKnownPersons } from './quotes-api.ts';

/** Somebody who bought or asked before, by name or phone; who is not found is typed below. */
export function KnownPerson({ onChoose }: { onChoose: (buyer: Buyer) => void }) {
  const { quotes: t } = useAdminTexts();
  const [text, setText] = useState('');
  const [selected, setSelected] = useState<number | null>(null);
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
        onChoose({ name: person.name, phone: person.phone });
      }}
      text={text}
      onText={setText}
      emptyText={t.nobodyKnown}
    />
  );
}
