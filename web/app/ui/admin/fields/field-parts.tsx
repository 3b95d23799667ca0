import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Icon } from '../icon.tsx';

/** The common props of form fields. An `error` replaces the hint and marks the field invalid. */
export type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  /** Adds 'optional' to the label, where most other fields are required. */
  isOptional?: boolean;
  isDisabled?: boolean;
  name?: string;
  className?: string;
};

export function RequiredMark() {
  const t = useAdminTexts().ui;
  return (
    // the style sheet adds the star, so that the accessible name is the label alone
    <i className="form-field-required" title={t.required} aria-hidden="true" />
  );
}

export function FieldLabel({ label, isRequired, isOptional }: FieldProps) {
  const t = useAdminTexts().ui;
  return (
    <Label className="form-field-label">
      {label}
      {isRequired && <RequiredMark />}
      {isOptional && <em>{t.optional}</em>}
    </Label>
  );
}

/** Icon and message, linked to the input by aria-describedby. */
export const ErrorLine = ({ children }: { children: ReactNode }) => (
  <FieldError className="form-field-error" elementType="p">
    <Icon name="warning-circle" />
    {children}
  </FieldError>
);

export function FieldMessage({ error, hint }: Pick<FieldProps, 'error' | 'hint'>) {
  if (error) return <ErrorLine>{error}</ErrorLine>;
  if (!hint) return null;
  return (
    <Text slot="description" className="form-field-hint" elementType="p">
      {hint}
    </Text>
  );
}
