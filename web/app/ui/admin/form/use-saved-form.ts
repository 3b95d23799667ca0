import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { closingsByHand } from '~/lib/admin/closings.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { HOLDS_READS, untilShown } from '~/lib/admin/freshness.ts';
import { type CodeFields, placeServerErrors } from '~/lib/admin/server-errors.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { focusFirstWrong } from './first-wrong.ts';
import { useProblems } from './problems.ts';

type Options<Values extends FieldValues, Output, Answer, Labels> = {
  /** Of the contract. What it refuses is said at its field; a field that it refuses empty has a star. */
  schema: z.ZodType<Output, Values>;
  /** Where figures are typed or the screen knows more than the schema; else the schema alone decides. */
  resolver?: Resolver<Values, unknown, Output>;
  /** The texts of the feature, in which a field finds its label by its name. */
  labels?: Labels;
  values: DefaultValues<Values>;
  /** The call. Null where a cell of its own found something wrong, and nothing is sent. */
  save: (typed: Output) => Promise<Answer> | null;
  /**
   * When the screens show what was saved. Not called for a form that the user closed, or left for another page,
   * before that; called for one that what was saved takes away.
   */
  onSaved?: (answer: Answer, typed: Output) => void;
  /** It stays open, empty for the next. */
  startsAnew?: boolean;
  /** Said before the reason of a failure: 'Not added'. */
  failed?: string;
  /** A better reason than the server's own. */
  reasonOf?: (error: unknown) => string | undefined;
  /** The field of an error without a list of fields: `{ usernameTaken: 'username' }`. */
  ofCode?: CodeFields<Values>;
  /** Where the payload has the fields of the form: 'entry'. */
  within?: string;
  /** Says errors of the server in cells of its own; returns whether these were all. */
  place?: (error: unknown, typed: Output) => boolean;
};

/**
 * The schema of a form that types a part of what is sent, or types it in another way, figures as text: `Values` is what
 * the form has. The rest comes with the call.
 */
export const typedAs = <Output, Values extends FieldValues>(
  schema: z.ZodType<Output>,
): z.ZodType<Output, Values> => schema as z.ZodType<Output, Values>;

export type SaveStatus = 'idle' | 'pending' | 'success' | 'error';

/**
 * A form of the back office that is sent by one call. Errors of the schema and of the server stand at their fields, the
 * first of which has the focus; those of no visible field stand above. What was typed stays until it is saved, and
 * two presses send once. CONTRIBUTING.md, 'A form', shows one.
 */
export function useSavedForm<Values extends FieldValues, Output, Answer, Labels = unknown>(
  options: Options<Values, Output, Answer, Labels>,
) {
  const { schema, labels, values, save, onSaved, startsAnew, failed, reasonOf, ofCode, within, place } =
    options;
  const errorText = useErrorText();
  const form = useForm<Values, unknown, Output>({
    resolver: options.resolver ?? zodResolver(schema),
    defaultValues: values,
    // the first on the page has it, not the first that was mounted (below)
    shouldFocusError: false,
  });
  const [status, setStatus] = useState<SaveStatus>('idle');
  const [isSaved, setSaved] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const box = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const isOpen = useIsOpen();
  const client = useQueryClient();
  // nothing is read again before the answer: until then only the user closes the form
  const sending = useWrite({
    mutationKey: HOLDS_READS,
    mutationFn: async (sent: Promise<Answer>) => {
      const answer = await sent;
      // the page may be left from now on
      setSaved(true);
      return { answer, isClosed: !isOpen.current, at: location.href, closings: closingsByHand() };
    },
    onSuccess: () => untilShown(client, 1),
  });
  useEffect(() => {
    if (refusals > 0) focusFirstWrong(box.current);
  }, [refusals]);

  function refuse(error: unknown, typed: Output) {
    setStatus('error');
    if (place?.(error, typed) || placeServerErrors(form, error, ofCode, within)) return;
    const reason = reasonOf?.(error) ?? errorText(error);
    form.setError('root', { type: 'server', message: failed ? `${failed}: ${reason}` : reason });
  }

  async function send(typed: Output): Promise<boolean> {
    const sent = save(typed);
    if (sent === null) return false;
    setStatus('pending');
    setSaved(false);
    const outcome = await sending.mutateAsync(sent).catch((error: unknown) => ({ error }));
    if ('error' in outcome) {
      if (isOpen.current) refuse(outcome.error, typed);
      return false;
    }
    // whoever closed it or has gone to another page meanwhile may have opened the next one
    const isLeft = !isOpen.current && (location.href !== outcome.at || closingsByHand() !== outcome.closings);
    if (!outcome.isClosed && !isLeft) {
      setStatus('success');
      if (startsAnew) form.reset();
      onSaved?.(outcome.answer, typed);
    }
    return true;
  }

  /** Resolves to whether it was saved. */
  async function submit(event?: FormEvent): Promise<boolean> {
    event?.preventDefault();
    // the button is drawn busy after the second of two quick presses
    if (isBusy.current) return false;
    isBusy.current = true;
    let isSaved = false;
    try {
      await form.handleSubmit(async (typed) => {
        isSaved = await send(typed);
      })();
    } finally {
      isBusy.current = false;
    }
    if (!isSaved) setRefusals((before) => before + 1);
    return isSaved;
  }

  const { shown, problems } = useProblems(form.formState.errors, labels);
  return {
    ...form,
    labels: labels as Labels,
    shown,
    requires: (name: string) => isRefusedEmpty(schema, name),
    box,
    submit,
    status,
    problems,
    /** To ask before the page is left. */
    isUnsaved: form.formState.isDirty && !isSaved,
  };
}

/** Asked of the field's own schema, through whatever it is wrapped in. */
function isRefusedEmpty(schema: z.ZodType, name: string): boolean {
  const shape = 'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {};
  return shape[name]?.safeParse('').success === false;
}

/** False once the form is closed: an answer that arrives later must not close the next one. */
function useIsOpen() {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
