import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { FieldLabel, FieldMessage, type FieldProps } from './field-parts.tsx';
import { typedDir } from './typed-dir.ts';

type Props<Id extends number> = FieldProps & {
  /** The options that match the typed text, from the server. */
  options: readonly { id: Id; label: string }[];
  selected: Id | null;
  onSelect: (id: Id | null) => void;
  text: string;
  onText: (text: string) => void;
  placeholder?: string;
  /** Focusing it opens the list, unless another choice is made in it again and again. */
  menuTrigger?: 'focus' | 'input';
  autoFocus?: boolean;
  /** The options are phrases of the page's language, with names isolated in them; else each is a name of its own. */
  isInWords?: boolean;
  /** Shown when nothing matches. */
  emptyText: string;
};

/** One of many options: type a part of its name and choose. */
export function ComboBox<Id extends number>(props: Props<Id>) {
  const { label, hint, error, isOptional, isRequired, isDisabled, className } = props;
  return (
    <AriaComboBox
      className={classNames('form-field', className)}
      isDisabled={isDisabled}
      items={props.options}
      selectedKey={props.selected}
      onSelectionChange={(key) => props.onSelect(typeof key === 'number' ? (key as Id) : null)}
      inputValue={props.text}
      onInputChange={props.onText}
      menuTrigger={props.menuTrigger ?? 'focus'}
      autoFocus={props.autoFocus}
      allowsEmptyCollection
      validationBehavior="aria"
      isInvalid={error !== undefined}
    >
      <FieldLabel label={label} isRequired={isRequired} isOptional={isOptional} />
      <Group className="combo-box">
        <Input
          className="form-field-input combo-box-input"
          placeholder={props.placeholder}
          dir={typedDir('auto', props.text)}
        />
        <Button className="combo-box-button">
          <Icon name="caret-down" />
        </Button>
      </Group>
      <FieldMessage error={error} hint={hint} />
      <Popover className="popover popover--field" offset={4}>
        <ListBox
          className="popover-list"
          renderEmptyState={() => <p className="combo-box-none dim">{props.emptyText}</p>}
        >
          {(option: Props<Id>['options'][number]) => (
            <ListBoxItem id={option.id} textValue={option.label} className="popover-item">
              {props.isInWords ? (
                <span className="clip">{option.label}</span>
              ) : (
                <bdi className="clip">{option.label}</bdi>
              )}
              <Icon name="check" className="popover-tick" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
