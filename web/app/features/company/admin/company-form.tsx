import type { Company } from '@diyar/contract/company';
import { LINE_MAX, NAME_MAX, TEXT_MAX } from '@diyar/contract/limits';
import { COMPANY_FACT_NAMES, COMPANY_FACTS } from '@diyar/contract/rules/company-facts';
import type { ReactNode } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { BilingualField } from '~/ui/admin/fields/bilingual-field.tsx';
import { FormField } from '~/ui/admin/form/form-field.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { UnsavedChanges } from '~/ui/admin/overlays/unsaved-changes.tsx';
import { CompanyConflict } from './company-conflict.tsx';
import { type CompanyFields, PLACE_PARTS } from './company-fields.ts';
import { CompanyFoot } from './company-foot.tsx';
import { useCompanyForm } from './use-company-form.ts';

const INPUT_MODES = { email: 'email', phone: 'tel', text: 'text' } as const;

type Props = {
  company: Company;
  /** Another part of the page has unsaved changes; a router has room for one question only. */
  isOtherDirty: boolean;
};

/** Basic info, about, socials, address; saved by the bar at the foot. */
export function CompanyForm({ company, isOtherDirty }: Props) {
  const { company: t } = useAdminTexts();
  const state = useCompanyForm(company);
  const { form } = state;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.submit();
      }}
    >
      <CompanyConflict state={state} />
      <Part title={t.basic} hint={t.basicHint}>
        <Pair of={form} label={t.name} en="nameEn" ar="nameAr" maxLength={NAME_MAX} isRequired />
        <div className="grid-2">
          {COMPANY_FACT_NAMES.map((name) => (
            <Line
              key={name}
              of={form}
              name={name}
              label={t.facts[name]}
              hint={t.factHints[name]}
              inputMode={INPUT_MODES[COMPANY_FACTS[name]]}
            />
          ))}
        </div>
      </Part>
      <Part title={t.about} hint={t.aboutHint}>
        <Pair of={form} label={t.text} en="aboutEn" ar="aboutAr" maxLength={TEXT_MAX} rows={4} />
      </Part>
      <Part title={t.socials}>
        <div className="grid-2">
          <Line of={form} name="socials.instagram" label={t.instagram} inputMode="url" />
          <Line of={form} name="socials.facebook" label={t.facebook} inputMode="url" />
        </div>
      </Part>
      <Part title={t.address} hint={t.addressHint}>
        {PLACE_PARTS.map((part) => (
          <Pair
            key={part}
            of={form}
            label={t[part]}
            en={`address.en.${part}`}
            ar={`address.ar.${part}`}
            maxLength={LINE_MAX}
          />
        ))}
        <Line of={form} name="address.googleMapsUrl" label={t.maps} inputMode="url" />
      </Part>
      <CompanyFoot state={state} />
      <UnsavedChanges
        when={state.isDirty || isOtherDirty}
        name={t.title}
        onSave={isOtherDirty ? undefined : state.submit}
        isSaving={state.status === 'pending'}
      />
    </form>
  );
}

export const Part = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className="company-part">
    <header className="company-part-head">
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
    </header>
    <div className="company-part-body">{children}</div>
  </section>
);

/** The paths of text fields, without their groups. */
type TextPath = Exclude<FieldPath<CompanyFields>, 'socials' | 'address' | 'address.en' | 'address.ar'>;

type LineProps = {
  of: UseFormReturn<CompanyFields>;
  name: TextPath;
  label: string;
  hint?: string | undefined;
  inputMode: 'email' | 'tel' | 'url' | 'text';
};

const Line = (props: LineProps) => <FormText {...props} dir="ltr" isOptional={false} />;

type PairProps = {
  of: UseFormReturn<CompanyFields>;
  label: string;
  en: TextPath;
  ar: TextPath;
  maxLength: number;
  rows?: number;
  isRequired?: boolean;
};

const Pair = ({ of, en, ar, ...rest }: PairProps) => (
  <FormField of={of} name={en}>
    {(english) => (
      <FormField of={of} name={ar}>
        {(arabic) => <BilingualField {...rest} en={english} ar={arabic} />}
      </FormField>
    )}
  </FormField>
);
