import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps } from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import { FieldLabel, FieldMessage, type FieldProps } from './field-parts.tsx';
import { typedDir } from './typed-dir.ts';

export type TextInputProps = FieldProps &
  Pick<
    TextFieldProps,
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onBlur'
    | 'type'
    | 'inputMode'
    | 'autoComplete'
    | 'autoFocus'
    | 'maxLength'
  > & {
    placeholder?: string;
    /** 'ltr' for phones, links, user names; 'auto' for text in either language. */
    dir?: 'ltr' | 'rtl' | 'auto';
    lang?: 'ar' | 'en';
    isReadOnly?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/** One line of text with label, hint and error. */
export function TextField({ ref, ...props }: TextInputProps) {
  const { label, hint, error, isOptional, className, placeholder, dir, lang, ...rest } = props;
  return (
    <AriaTextField
      {...rest}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={classNames('form-field', className)}
    >
      <FieldLabel label={label} isRequired={props.isRequired} isOptional={isOptional} />
      <Input
        ref={ref}
        className="form-field-input"
        dir={typedDir(dir, props.value)}
        lang={lang}
        placeholder={placeholder}
      />
      <FieldMessage error={error} hint={hint} />
    </AriaTextField>
  );
}

type TextAreaProps = Omit<TextInputProps, 'ref' | 'type'> & { rows?: number; ref?: Ref<HTMLTextAreaElement> };

/** Several lines; resizable. */
export function TextArea({ ref, ...props }: TextAreaProps) {
  const { label, hint, error, isOptional, className, placeholder, dir, lang, rows = 4, ...rest } = props;
  return (
    <AriaTextField
      {...rest}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={classNames('form-field', className)}
    >
      <FieldLabel label={label} isRequired={props.isRequired} isOptional={isOptional} />
      <AriaTextArea
        ref={ref}
        className="form-field-input"
        dir={typedDir(dir, props.value)}
        lang={lang}
        rows={rows}
        placeholder={placeholder}
      />
      <FieldMessage error={error} hint={hint} />
    </AriaTextField>
  );
}
