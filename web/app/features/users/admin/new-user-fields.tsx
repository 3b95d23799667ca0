import { isBoundToBuildings } from '@diyar/contract/rules/roles';
import { useWatch } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { PasswordField } from '~/ui/admin/fields/password-field.tsx';
import { Switch } from '~/ui/admin/fields/switch.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { BuildingsField } from './buildings-field.tsx';
import { RoleField } from './role-field.tsx';
import type { NewUser } from './use-new-user.ts';

export function NewUserFields({ form, autoFocus }: { form: NewUser['form']; autoFocus?: boolean }) {
  const { users: t } = useAdminTexts();
  const { control, formState } = form;
  const role = useWatch({ control, name: 'role' });
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
        {({ ref: _, ...field }) => <RoleField {...field} />}
      </FormField>
      {isBoundToBuildings(role) && (
        <FormField control={control} name="buildings">
          {({ value, onChange, error }) => <BuildingsField value={value} onChange={onChange} error={error} />}
        </FormField>
      )}
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
