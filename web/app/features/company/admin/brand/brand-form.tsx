import { type Brand, BrandInput } from '@diyar/contract/brand';
import { LINE_MAX, NAME_MAX } from '@diyar/contract/limits';
import { BRAND_TEXTS } from '@diyar/contract/rules/brand';
import { type ReactNode, useEffect, useState } from 'react';
import type { z } from 'zod';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { BilingualField, BilingualHead } from '~/ui/admin/fields/bilingual-field.tsx';
import { Form, FormProblems } from '~/ui/admin/form/form.tsx';
import { type FieldHost, FormField } from '~/ui/admin/form/form-field.tsx';
import { FormSwitch } from '~/ui/admin/form/form-switch.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { SaveFoot } from '~/ui/admin/form/save-foot.tsx';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { BrandAccent } from './brand-accent.tsx';
import { useSaveBrand } from './brand-api.ts';
import { BrandLogos } from './brand-logos.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { type BrandValues, urlsOf, valuesOf } from './brand-values.ts';

/** What is typed is previewed beside it; the site follows when it is saved. */
export function BrandForm({ brand }: { brand: Brand }) {
  const { companyBrand: t } = useAdminTexts();
  const save = useSaveBrand();
  const [opened, setOpened] = useState(brand);
  const [urls, setUrls] = useState(() => urlsOf(brand));
  const form = useSavedForm({
    schema: BrandInput,
    labels: t,
    values: valuesOf(brand),
    save: (typed) => save.mutateAsync({ ...typed, version: opened.version }),
    onSaved: open,
    failed: t.saveFailed,
  });
  const { isDirty, dirtyFields } = form.formState;
  const typed = { ...valuesOf(opened), ...form.watch() } as BrandValues;

  function open(newest: Brand) {
    setOpened(newest);
    setUrls((before) => new Map([...before, ...urlsOf(newest)]));
    form.reset(valuesOf(newest));
  }
  // nothing is typed: what somebody else saved is shown at once
  const isOutdated = !isDirty && brand.version > opened.version;
  useEffect(() => {
    if (isOutdated) open(brand);
  });

  return (
    <Form form={form}>
      <FormProblems form={form} />
      <div className="brand-form">
        <div>
          <Part title={t.names} hint={t.namesHint}>
            <BilingualHead />
            <Pair of={form} label={t.fullName} name="name" maxLength={NAME_MAX} isRequired />
            <Pair of={form} label={t.shortName} name="shortName" maxLength={NAME_MAX} />
          </Part>
          <Part title={t.logo} hint={t.logoHint}>
            <BrandLogos
              values={typed}
              urls={urls}
              onChange={(field, file) => {
                if (file) setUrls((before) => new Map(before).set(file.fileId, file.url));
                form.setValue(field, file?.fileId ?? null, { shouldDirty: true });
              }}
            />
            <FormSwitch of={form} name="logoHasName" />
          </Part>
          <Part title={t.accent} hint={t.accentHint}>
            <BrandAccent
              value={typed.accent}
              error={form.formState.errors.accent?.message}
              onChange={(accent) => form.setValue('accent', accent, { shouldDirty: true })}
            />
          </Part>
          <Part title={t.texts} hint={t.textsHint}>
            {BRAND_TEXTS.map((name) => (
              <Pair
                key={name}
                of={form}
                label={t[name]}
                name={name}
                maxLength={LINE_MAX}
                placeholder={t.builtIn}
              />
            ))}
          </Part>
          <Part title={t.bank} hint={t.bankHint}>
            <Pair of={form} label={t.bankName} name="bank" maxLength={LINE_MAX} />
            <FormText of={form} name="iban" dir="ltr" isOptional={false} />
            <FormSwitch of={form} name="buyerCodes" />
          </Part>
        </div>
        <BrandPreview values={typed} urls={urls} />
      </div>
      <SaveFoot
        name={t.title}
        isDirty={isDirty}
        note={t.changed(Object.keys(dirtyFields).length)}
        status={form.status}
        onSave={form.submit}
        onDiscard={() => form.reset(valuesOf(opened))}
        isInForm
        submitLabel={t.save}
      />
    </Form>
  );
}

const Part = ({ title, hint, children }: { title: string; hint: string; children: ReactNode }) => (
  <section className="brand-form-part">
    <header className="section-head section-head--small">
      <h2>{title}</h2>
      <span className="section-note">{hint}</span>
    </header>
    {children}
  </section>
);

type Typed = z.input<typeof BrandInput>;
type PairName = 'name' | 'shortName' | 'bank' | (typeof BRAND_TEXTS)[number];

type PairProps = {
  of: FieldHost<Typed, BrandInput, unknown>;
  label: string;
  name: PairName;
  maxLength: number;
  isRequired?: boolean;
  placeholder?: string;
};

const Pair = ({ of, name, ...rest }: PairProps) => (
  <FormField of={of} name={`${name}En`}>
    {(english) => (
      <FormField of={of} name={`${name}Ar`}>
        {(arabic) => (
          <BilingualField
            {...rest}
            en={{ ...english, value: english.value ?? '' }}
            ar={{ ...arabic, value: arabic.value ?? '' }}
          />
        )}
      </FormField>
    )}
  </FormField>
);
