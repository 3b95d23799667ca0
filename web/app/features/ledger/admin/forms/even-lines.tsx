import { CHEQUES_MAX } from '@diyar/contract/limits';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { readFigure } from './read-figure.ts';

type Props = { today: string; onMake: (count: number, firstOn: string) => void };

/** So many equal payments, a month apart, in place of what is there. */
export function EvenLines({ today, onMake }: Props) {
  const { ledger: t } = useAdminTexts();
  const [count, setCount] = useState('12');
  const [first, setFirst] = useState<string | null>(today);
  const wanted = readFigure(count) ?? 0;
  const isPossible = Number.isInteger(wanted) && wanted >= 1 && wanted <= CHEQUES_MAX && first !== null;
  return (
    <fieldset className="account-even">
      <legend>{t.evenTitle}</legend>
      <TextField
        label={t.evenCount}
        value={count}
        onChange={setCount}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
      />
      <DateField label={t.evenFirst} value={first} onChange={setFirst} />
      <Button isDisabled={!isPossible} onPress={() => first && onMake(wanted, first)}>
        {t.evenMake}
      </Button>
    </fieldset>
  );
}
