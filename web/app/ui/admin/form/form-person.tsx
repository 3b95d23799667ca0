import type { PersonId } from '@diyar/contract/rules/ids';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { TextField } from '../fields/text-field.tsx';
import { type FieldHost, formField, partOf, typedText } from './form-field.tsx';
import { FormText } from './form-text.tsx';
import { KnownNumber } from './known-number.tsx';
import { labelIn } from './problems.ts';

type Person = { name: string; phone: string };

type Props<Values extends FieldValues, Output, Labels> = {
  of: FieldHost<Values, Output, Labels>;
  /** The fields of the form; their labels are those of the form's texts, else 'Name' and 'Phone'. */
  name: FieldPath<Values>;
  phone: FieldPath<Values>;
  /** Where more than the schema decides it. */
  isNameRequired?: boolean;
  isNameOptional?: boolean;
  phoneHint?: string;
  autoFocus?: boolean;
  /** Beside each other, where there is room. */
  isPair?: boolean;
  /** Of a colleague: numbers of buyers say nothing there. */
  isStaff?: boolean;
  /** The person who is being corrected. */
  except?: PersonId;
  /** Above: the choice of somebody who is known, who then fills the fields. */
  chooser?: (fill: (person: Person) => void) => ReactNode;
};

const Phone = formField(({ value, ...field }) => (
  <TextField {...field} value={typedText(value)} dir="ltr" inputMode="tel" autoComplete="off" />
));

/** Whom it is about: a name and a phone, typed or chosen. */
export function FormPerson<Values extends FieldValues, Output, Labels>(props: Props<Values, Output, Labels>) {
  const { isPair, chooser } = props;
  const { ui } = useAdminTexts();
  const of = partOf<FieldValues>(props.of);
  const names: { name: string; phone: string } = props;
  const name = useController({ control: of.control, name: names.name }).field;
  const phone = useController({ control: of.control, name: names.phone }).field;
  const fields = (
    <>
      <FormText
        of={of}
        name={names.name}
        label={labelIn(of.labels, names.name) ?? ui.name}
        isRequired={props.isNameRequired}
        isOptional={props.isNameOptional}
        autoFocus={props.autoFocus}
      />
      <Phone
        of={of}
        name={names.phone}
        label={labelIn(of.labels, names.phone) ?? ui.phone}
        hint={props.phoneHint}
      />
    </>
  );
  return (
    <>
      {chooser?.((person) => {
        name.onChange(person.name);
        phone.onChange(person.phone);
      })}
      {isPair ? <div className="grid-2">{fields}</div> : fields}
      {!props.isStaff && (
        <KnownNumber
          name={typedText(name.value)}
          phone={typedText(phone.value)}
          except={props.except}
          onUse={name.onChange}
        />
      )}
    </>
  );
}
