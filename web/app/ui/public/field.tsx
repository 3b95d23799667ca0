import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Links an input to its message: spread it on the input. */
type InputProps = { id: string; name: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

type FieldProps = {
  name: string;
  label: string;
  error?: string | undefined;
  children: (input: InputProps) => ReactNode;
};

/** A label, the control, and its error. */
export function Field({ name, label, error, children }: FieldProps) {
  const describedBy = `${name}-error`;
  return (
    <div className={error ? 'field field--error' : 'field'}>
      <label htmlFor={name}>{label}</label>
      {children({ id: name, name, ...(error && { 'aria-invalid': true, 'aria-describedby': describedBy }) })}
      {error && (
        <p className="field-error" id={describedBy}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}

/** The error of the whole form: what happened, then what to do. */
export function Alert({ title, help }: { title: string; help?: string | undefined }) {
  return (
    <div className="field-alert" role="alert">
      <Icon name="warning" />
      <div>
        <p>
          <b>{title}</b>
        </p>
        {help && <p>{help}</p>}
      </div>
    </div>
  );
}
