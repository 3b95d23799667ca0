import type { FormEvent, ReactNode, RefObject } from 'react';
import { ErrorSummary } from '../feedback/error-summary.tsx';
import type { SaveStatus } from './use-saved-form.ts';

/** What the frame of a form needs of `useSavedForm`. */
export type FramedForm = {
  box: RefObject<HTMLFormElement | null>;
  submit: (event?: FormEvent) => Promise<boolean>;
  status: SaveStatus;
  problems: readonly string[];
};

type Props = { form: FramedForm; id?: string; className?: string; children: ReactNode };

/** The element alone, for a frame of its own; `FormProblems` belongs above its fields. */
export const Form = ({ form, ...rest }: Props) => (
  <form {...rest} ref={form.box} onSubmit={(event) => void form.submit(event)} noValidate />
);

/** Why it was not saved, where no field says it. */
export const FormProblems = ({ form }: { form: FramedForm }) => (
  <ErrorSummary>{form.problems.join(' ')}</ErrorSummary>
);
