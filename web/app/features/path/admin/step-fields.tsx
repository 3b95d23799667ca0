import { useState } from 'react';
import { FindPerson } from '~/features/who-is-who/admin/find-person.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { FormChoice } from '~/ui/admin/form/form-choice.tsx';
import { FormDay } from '~/ui/admin/form/form-day.tsx';
import { FormField } from '~/ui/admin/form/form-field.tsx';
import { FormPerson } from '~/ui/admin/form/form-person.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import type { PathStep } from './doors/open-path.ts';
import { FormUnits } from './further-units.tsx';
import { HoldUntil } from './hold-until.tsx';
import type { PathData } from './path-data.ts';
import { Plan } from './plan.tsx';
import { lineErrors, Price } from './price.tsx';
import type { PathTerms } from './terms.ts';
import type { PathFormState } from './use-path-form.ts';
import { type Known, Who } from './who.tsx';

type Props = {
  step: PathStep;
  data: PathData;
  state: PathFormState;
  terms: PathTerms;
  onTerms: (terms: PathTerms) => void;
  total: number;
  usual: number;
  known: Known | null;
  onKnown: (person: Known) => void;
};

/** Everything of a step below its unit. */
export function StepFields(props: Props) {
  const { step, data, state, terms, onTerms, total } = props;
  const { lang: reader } = useLanguage();
  const { form, units, typed, signingOn, problems, refusal } = state;
  const lang = form.watch('lang');
  if (units.length === 0) return <Person {...props} />;
  return (
    <>
      <Person {...props} />
      {step === 'hold' ? (
        <FormField of={form} name="hours">
          {({ value, onChange, error }) => (
            <HoldUntil
              value={value}
              onChange={onChange}
              usual={props.usual}
              limits={data.limits}
              error={error}
              refusal={refusal}
            />
          )}
        </FormField>
      ) : (
        <>
          <Price
            units={units}
            terms={terms}
            typed={typed}
            onTerms={onTerms}
            problems={problems}
            limits={data.limits}
            refusal={refusal}
          />
          {total > 0 && (
            <Plan
              choice={terms.plan}
              onChoice={(plan) => onTerms({ ...terms, plan })}
              typed={typed}
              total={total}
              templates={data.templates}
              signingOn={signingOn}
              labelsIn={step === 'quote' ? lang : reader}
              errors={lineErrors(problems)}
            />
          )}
          <Days {...props} />
        </>
      )}
      <More {...props} />
    </>
  );
}

function Person({ step, data, state, known, onKnown }: Props) {
  const { form } = state;
  const [name, phone] = form.watch(['name', 'phone']);
  const [isTyping, setTyping] = useState(known === null && !name && !phone);
  const hasProblem = form.formState.errors.name !== undefined || form.formState.errors.phone !== undefined;
  return (
    <Who
      name={name ?? ''}
      phone={phone ?? ''}
      owner={data.lead?.owner ?? data.me}
      me={data.me}
      isTyping={isTyping || hasProblem}
      onType={() => setTyping(true)}
    >
      <FormPerson
        of={form}
        name="name"
        phone="phone"
        isPair
        isNameOptional={step !== 'reserve'}
        chooser={(fill) => (
          <FindPerson
            isBeforeFields
            onChoose={(person) => {
              if (!person) return;
              fill(person);
              onKnown(person);
            }}
          />
        )}
      />
    </Who>
  );
}

/** Until when it holds and in which language; or the day of the deal. */
function Days({ step, data, state: { form } }: Props) {
  const { path: t } = useAdminTexts();
  const [written] = useState(() => (data.lead ? form.getValues('lang') : null));
  if (step === 'reserve') return <FormDay of={form} name="on" isRequired={false} isOptional={false} />;
  return (
    <div className="grid-2">
      <FormDay of={form} name="validUntil" isRequired={false} isOptional={false} />
      <FormChoice
        of={form}
        name="lang"
        options={(['ar', 'en'] as const).map((value) => ({
          value,
          label: value === written ? t.asWritten(t.languages[value]) : t.languages[value],
        }))}
      />
    </div>
  );
}

/** What few need: further units, a note, co-buyers. */
function More({ step, data, state: { form, units } }: Props) {
  const { path: t, buildingsDeals: deals } = useAdminTexts();
  const [isOpen] = useState(() => form.getValues('with').length > 0 || form.getValues('note') !== '');
  const [home] = units;
  if (!home) return null;
  return (
    <details className="path-more" open={isOpen}>
      <summary>{step === 'reserve' ? t.moreOfReservation : t.more}</summary>
      <div className="form-stack">
        <FormUnits of={form} name="with" units={data.units} except={home.id} />
        {step !== 'hold' && <FormText of={form} name="coBuyers" hint={deals.coBuyersHint} />}
        <FormText of={form} name="note" label={step === 'quote' ? t.noteForBuyer : undefined} />
      </div>
    </details>
  );
}
