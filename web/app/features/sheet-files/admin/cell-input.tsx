import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { classNames } from '~/ui/admin/class-names.ts';

type Props = {
  label: string;
  text: string;
  placeholder?: string;
  isBad: boolean;
  onCommit: (text: string) => void;
};

/** A cell that is corrected where it stands; Enter or leaving it stores what was typed, Escape takes it back. */
export function CellInput({ label, text, placeholder, isBad, onCommit }: Props) {
  const [typed, setTyped] = useState(text);
  const commit = () => typed.trim() !== text.trim() && onCommit(typed.trim());
  return (
    <Input
      aria-label={label}
      aria-invalid={isBad || undefined}
      className={classNames('form-field-input', 'import-cell', isBad && 'import-cell--bad')}
      dir="auto"
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setTyped(text);
      }}
    />
  );
}
