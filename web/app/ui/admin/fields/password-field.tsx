import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { classNames } from '../class-names.ts';
import { FieldLabel, FieldMessage } from './field-parts.tsx';
import type { TextInputProps } from './text-field.tsx';

type Props = Omit<TextInputProps, 'type' | 'dir' | 'lang' | 'autoComplete'> & {
  autoComplete: 'new-password' | 'current-password';
};

/** A password with Show and Hide; always left to right. */
export function PasswordField({ ref, ...props }: Props) {
  const { label, hint, error, isOptional, className, placeholder, ...rest } = props;
  const t = useAdminTexts().ui;
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={classNames('form-field', className)}
    >
      <FieldLabel label={label} isRequired={props.isRequired} isOptional={isOptional} />
      <span className="password-field">
        <Input
          ref={ref}
          className="form-field-input password-field-input"
          dir="ltr"
          placeholder={placeholder}
          spellCheck={false}
        />
        <Button
          className="text-button password-field-button"
          aria-label={`${isShown ? t.hide : t.show}: ${label}`}
          onPress={() => setShown(!isShown)}
        >
          {isShown ? t.hide : t.show}
        </Button>
      </span>
      <FieldMessage error={error} hint={hint} />
    </TextField>
  );
}
