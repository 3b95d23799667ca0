import type { FieldPath } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { FormFootBar } from '~/ui/admin/layout/form-foot-bar.tsx';
import type { CompanyFields } from './company-fields.ts';
import type { CompanyForm } from './use-company-form.ts';
import { useFieldName } from './use-field-name.ts';

/** Appears with the first change: invalid fields, the number of changes, Discard and Save. */
export function CompanyFoot({ state }: { state: CompanyForm }) {
  const { company: t, ui } = useAdminTexts();
  const nameOf = useFieldName();
  const { form, wrong, changed, isDirty, isSaved, status } = state;
  if (!isDirty && !isSaved && status !== 'pending') return null;
  const links = wrong.map((path) => (
    <TextButton key={path} onPress={() => form.setFocus(path as FieldPath<CompanyFields>)}>
      {nameOf(path)}
    </TextButton>
  ));
  return (
    <FormFootBar
      error={wrong.length > 0 ? ui.fieldsNeedAttention(wrong.length) : undefined}
      note={wrong.length > 0 ? links : isDirty && t.changed(changed)}
      isSaved={isSaved && !isDirty}
      onDiscard={isDirty ? () => form.reset() : undefined}
      onSave={() => void state.submit()}
    >
      <SaveButton
        type="submit"
        status={isSaved ? 'success' : status === 'success' ? 'idle' : status}
        error={state.error}
      >
        {t.save}
      </SaveButton>
    </FormFootBar>
  );
}
