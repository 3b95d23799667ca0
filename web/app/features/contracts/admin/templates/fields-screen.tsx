import { EXAMPLE_FACTS } from '@diyar/contract/rules/contract-facts';
import { CONTRACT_LOOPS, FIELD_GROUPS } from '@diyar/contract/rules/contract-field-list';
import { CONTRACT_FIELDS, contractValues, type DescribedField } from '@diyar/contract/rules/contract-fields';
import { useMemo } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import '../contracts.css';
import { SampleButton } from './templates-screen.tsx';

/** Every field that a template may name, in both languages, with an example: docs/product/contracts.md#fields. */
export function FieldsScreen() {
  const { contractsTemplates: t } = useAdminTexts();
  const { lang } = useLanguage();
  const values = useMemo(() => contractValues(EXAMPLE_FACTS, lang), [lang]);
  const exampleOf = ({ loop, key }: DescribedField) =>
    loop === null ? values.fields[key] : values.loops[loop][0]?.[key];
  const code = (name: string, dir: 'ltr' | 'rtl') => (
    <bdi className="contracts-code" dir={dir} lang={dir === 'rtl' ? 'ar' : 'en'}>{`{${name}}`}</bdi>
  );
  const columns: Column<DescribedField>[] = [
    { id: 'ar', header: t.inArabic, card: 'title', cell: ({ ar }) => code(ar, 'rtl') },
    { id: 'en', header: t.inEnglish, card: 'wide', cell: ({ en }) => code(en, 'ltr') },
    { id: 'example', header: t.example, card: 'wide', cell: (field) => <bdi>{exampleOf(field)}</bdi> },
  ];
  return (
    <Page title={t.fields} parent={{ label: t.title, to: '/admin/contracts' }} actions={<SampleButton />}>
      <div className="stack contracts-fields">
        <div>
          <p className="note">{t.fieldsIntro}</p>
          <p className="note">{t.conditionIntro}</p>
        </div>
        {FIELD_GROUPS.map((group) => (
          <section key={group}>
            <header className="section-head">
              <h2>{t.groups[group]}</h2>
            </header>
            <DataTable
              label={t.groups[group]}
              columns={columns}
              rows={CONTRACT_FIELDS.filter((field) => field.group === group)}
              rowKey={({ loop, key }) => `${loop} ${key}`}
              groupOf={({ loop }) => (loop === null ? '' : t.inLoop(`{#${CONTRACT_LOOPS[loop][lang]}}`))}
            />
          </section>
        ))}
      </div>
    </Page>
  );
}
