import type { ShownParty } from '@diyar/contract/parties';
import { ID_KINDS } from '@diyar/contract/rules/parties';
import { type FieldValues, useFieldArray, useWatch } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { FormChoice } from '~/ui/admin/form/form-choice.tsx';
import { type FieldHost, partOf } from '~/ui/admin/form/form-field.tsx';
import { FormPerson } from '~/ui/admin/form/form-person.tsx';
import { FormCheckbox } from '~/ui/admin/form/form-switch.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import './parties.css';
import { equalTexts, knownAs, NO_PARTY, type PartyValues, sumOfShares } from './party-values.ts';

type Host = FieldHost<FieldValues, unknown, unknown> & { setValue: (name: string, value: unknown) => void };

type Props = {
  /** The form; `name` is its list of buyers. */
  of: unknown;
  name: 'parties' | 'to';
  /** Who is known already, with the last digits of their numbers. */
  known: readonly ShownParty[];
  max: number;
};

/** Several buyers: who, on which paper, and which share each has. */
export function PartiesFields({ of, name, known, max }: Props) {
  const { parties: t } = useAdminTexts();
  const host = of as Host;
  const list = useFieldArray({
    control: partOf<{ list: PartyValues[] }>(host).control,
    name: name as 'list',
  });
  const typed = (useWatch({ control: host.control, name }) ?? []) as PartyValues[];
  const share = (texts: readonly string[]) =>
    typed.forEach((_, i) => {
      host.setValue(`${name}.${i}.share`, texts[i] ?? '');
    });
  const isSeveral = typed.length > 1;
  return (
    <div className="parties-fields">
      {list.fields.map(({ id }, i) => (
        <PartyFields
          key={id}
          host={host}
          path={`${name}.${i}`}
          position={i + 1}
          isSeveral={isSeveral}
          value={typed[i] ?? NO_PARTY}
          known={known}
          onRemove={isSeveral ? () => list.remove(i) : undefined}
        />
      ))}
      <p className="parties-tools">
        {typed.length < max && (
          <TextButton icon="user-plus" onPress={() => list.append(NO_PARTY)}>
            {t.add}
          </TextButton>
        )}
        {isSeveral && (
          <TextButton icon="percent" onPress={() => share(equalTexts(typed.length))}>
            {t.equal}
          </TextButton>
        )}
        {isSeveral && typed.some((party) => party.share !== '') && (
          <TextButton onPress={() => share([])}>{t.noShares}</TextButton>
        )}
      </p>
      {isSeveral && <SharesLine typed={typed} />}
    </div>
  );
}

function SharesLine({ typed }: { typed: readonly PartyValues[] }) {
  const { parties: t } = useAdminTexts();
  const sum = sumOfShares(typed);
  return (
    <p className="note" role="status" data-wrong={(sum && !sum.isRight) || undefined}>
      {sum === null ? t.sharesEmpty : sum.isRight ? t.sharesAre100 : t.sharesMake(formatNumber(sum.sum))}
    </p>
  );
}

type PartyProps = {
  host: Host;
  path: string;
  position: number;
  isSeveral: boolean;
  value: PartyValues;
  known: readonly ShownParty[];
  onRemove: (() => void) | undefined;
};

function PartyFields({ host, path, position, isSeveral, value, known, onRemove }: PartyProps) {
  const { parties: t } = useAdminTexts();
  const at = (field: keyof PartyValues) => `${path}.${field}`;
  const before = known.find((party) => party.position === position);
  const other = before && before.name === value.name ? before.otherPaper : null;
  return (
    <fieldset className="parties-one">
      <legend>
        <span>{t.partyNo(position)}</span>
        {position === 1 && isSeveral && <small className="dim">{t.first}</small>}
        {onRemove && (
          <TextButton icon="x" onPress={onRemove}>
            {t.remove(value.name || t.partyNo(position))}
          </TextButton>
        )}
      </legend>
      <FormPerson of={host} name={at('name')} phone={at('phone')} isNameRequired isPair />
      {isSeveral && (
        <FormText of={host} name={at('share')} label={t.shareLabel} dir="ltr" inputMode="decimal" />
      )}
      {other && (
        <>
          <p className="note">{t.otherPaper(other)}</p>
          <FormCheckbox of={host} name={at('isSamePaper')} label={t.itIsTheSame} />
        </>
      )}
      <PaperFields
        of={host}
        at={at}
        value={value}
        shown={knownAs(known, value.name)?.idNumber ?? ''}
        wasKnown={before?.idNumber !== undefined && before.idNumber !== ''}
      />
    </fieldset>
  );
}

type PaperProps = {
  /** The form. */
  of: unknown;
  at: (field: 'legalName' | 'idKind' | 'idNumber' | 'address' | 'email') => string;
  value: Pick<PartyValues, 'idKind' | 'idNumber'>;
  /** The last digits of the number that stays; '' where none does. */
  shown: string;
  /** There was one, beside another name. */
  wasKnown?: boolean;
};

/** What stands on a paper. */
export function PaperFields({ of, at, value, shown, wasKnown = false }: PaperProps) {
  const host = of as Host;
  const { parties: t, words } = useAdminTexts();
  const kinds = [
    { value: '', label: t.noKind },
    ...ID_KINDS.map((kind) => ({ value: kind, label: words.idKinds[kind] })),
  ];
  const hint =
    shown !== ''
      ? t.keptNumber(shown)
      : wasKnown
        ? t.numberGoes
        : value.idKind === 'national'
          ? t.nineDigitsHint
          : undefined;
  return (
    <>
      <FormText of={host} name={at('legalName')} label={t.legalName} />
      <div className="grid-2">
        <FormChoice of={host} name={at('idKind')} label={t.idKind} options={kinds} placeholder={t.noKind} />
        <FormText
          of={host}
          name={at('idNumber')}
          label={t.idNumber}
          dir="ltr"
          hint={hint}
          isDisabled={value.idKind === ''}
        />
      </div>
      <div className="grid-2">
        <FormText of={host} name={at('address')} label={t.address} />
        <FormText of={host} name={at('email')} label={t.email} dir="ltr" inputMode="email" />
      </div>
    </>
  );
}
