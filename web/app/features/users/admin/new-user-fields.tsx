import { ROLES } from '@diyar/contract/rules/roles';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { PasswordField } from '~/ui/admin/fields/password-field.tsx';
import { RadioCards } from '~/ui/admin/fields/radio-cards.tsx';
import { Switch } from '~/ui/admin/fields/switch.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import type { NewUser } from './use-new-user.ts';

/** The default first, so that SUPERADMIN is not chosen by habit. */
const ROLE_ORDER = [...ROLES].sort((a, b) => Number(b === 'ADMIN') - Number(a === 'ADMIN'));

export function NewUserFields({ form, autoFocus }: { form: NewUser['form']; autoFocus?: boolean }) {
  const { users: t } = useAdminTexts();
  const { control, formState } = form;
  return (
    <>
      <ErrorSummary>{formState.errors.root?.message}</ErrorSummary>
      <FormField control={control} name="username">
        {(field) => (
          <TextField
            {...field}
            label={t.username}
            dir="ltr"
            autoComplete="off"
            autoFocus={autoFocus}
            isRequired
          />
        )}
      </FormField>
      <FormField control={control} name="fullName">
        {({ value, ...field }) => (
          <TextField
            {...field}
            value={value ?? ''}
            label={t.fullName}
            dir="auto"
            autoComplete="off"
            isOptional
          />
        )}
      </FormField>
      <FormField control={control} name="phone">
        {({ value, ...field }) => (
          <TextField
            {...field}
            value={value ?? ''}
            label={t.phone}
            dir="ltr"
            inputMode="tel"
            autoComplete="off"
            isOptional
          />
        )}
      </FormField>
      <FormField control={control} name="password">
        {(field) => <PasswordField {...field} label={t.password} autoComplete="new-password" isRequired />}
      </FormField>
      <FormField control={control} name="role">
        {({ value, ref: _, ...field }) => (
          <RadioCards
            {...field}
            value={value ?? null}
            label={t.role}
            options={ROLE_ORDER.map((role) => ({
              value: role,
              label: <bdi dir="ltr">{role}</bdi>,
              description: t.roleMeans[role],
            }))}
          />
        )}
      </FormField>
      <FormField control={control} name="isActive">
        {({ value, onChange, onBlur, name }) => (
          <Switch name={name} isSelected={value} onChange={onChange} onBlur={onBlur}>
            {t.canSignIn}
          </Switch>
        )}
      </FormField>
    </>
  );
}
