import type { PersonId } from '@diyar/contract/rules/ids';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { ComboBox } from '~/ui/admin/fields/combo-box.tsx';

const OFFERED = 8;

type FindProps = {
  except: PersonId;
  autoFocus?: boolean;
  onChoose: (person: { id: PersonId; name: string } | null) => void;
};

/** Another person, by any part of a name or phone. */
export function FindPerson({ except, autoFocus, onChoose }: FindProps) {
  const { whoIsWho: t } = useAdminTexts();
  const [text, setText] = useState('');
  const [selected, setSelected] = useState<number | null>(null);
  const { data } = useRead(
    'GET /admin/persons',
    { query: { q: text.trim(), size: OFFERED } },
    { keepsPrevious: true, enabled: text.trim() !== '' },
  );
  const found = (data?.items ?? []).filter(({ id }) => id !== except);
  return (
    <ComboBox
      label={t.findPerson}
      menuTrigger="input"
      autoFocus={autoFocus}
      options={found.map(({ id, name, phone }) => ({ id, label: [name, phone].filter(Boolean).join(' · ') }))}
      selected={selected}
      onSelect={(id) => {
        setSelected(id);
        const person = found.find((one) => one.id === id);
        if (person) setText(person.name || person.phone);
        onChoose(person ? { id: person.id, name: person.name || person.phone } : null);
      }}
      text={text}
      onText={setText}
      emptyText={t.nobodyFound}
    />
  );
}
