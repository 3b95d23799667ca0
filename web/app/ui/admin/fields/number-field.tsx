import { type Ref, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField, type NumberFieldProps } from 'react-aria-components/NumberField';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useWesternDigits } from '~/lib/admin/western-digits.ts';
import { useLanguage } from '~/lib/language.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { FieldLabel, FieldMessage, type FieldProps } from './field-parts.tsx';

type Props = FieldProps &
  Pick<
    NumberFieldProps,
    'value' | 'defaultValue' | 'onBlur' | 'minValue' | 'maxValue' | 'step' | 'formatOptions'
  > & {
    /** Null when the field is empty. */
    onChange?: (value: number | null) => void;
    /** Without − and +, e.g. for a price. */
    isPlain?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/**
 * A number with − and +. The locale is chosen for its digits: ar-AE formats Western ones and, unlike a locale
 * with -u-nu-, still parses ٠-٩ (docs/product/calls-and-errors.md#numbers-typed-in-arabic).
 */
export function NumberField({ ref, ...props }: Props) {
  const { label, hint, error, isOptional, isPlain, className, onChange, ...rest } = props;
  const t = useAdminTexts().ui;
  const { lang } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useWesternDigits(box);
  return (
    <I18nProvider locale={lang === 'ar' ? 'ar-AE' : 'en-GB'}>
      <AriaNumberField
        {...rest}
        onChange={(value) => onChange?.(Number.isNaN(value) ? null : value)}
        validationBehavior="aria"
        isInvalid={error !== undefined}
        className={classNames('form-field', className)}
      >
        <FieldLabel label={label} isRequired={props.isRequired} isOptional={isOptional} />
        <Group ref={box} className={isPlain ? undefined : 'number-field-box'} dir="ltr">
          {!isPlain && (
            <Button slot="decrement" aria-label={`${t.decrease}: ${label}`}>
              <Icon name="minus" />
            </Button>
          )}
          <Input ref={ref} className="form-field-input number-field-input" />
          {!isPlain && (
            <Button slot="increment" aria-label={`${t.increase}: ${label}`}>
              <Icon name="plus" />
            </Button>
          )}
        </Group>
        <FieldMessage error={error} hint={hint} />
      </AriaNumberField>
    </I18nProvider>
  );
}
