import { readFilters, writeFilters } from '@diyar/contract/rules/filter-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAddress } from '~/lib/address.tsx';
import { isEntered } from '~/lib/is-entered.ts';
import { filterSearch } from './filter-search.ts';

const TYPING_MS = 300;

const filtersOf = (form: HTMLFormElement) => {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilters(new URLSearchParams(entries));
};

const written = (search: string) => writeFilters(readFilters(new URLSearchParams(search))).toString();

/**
 * The address is the state of the filters: choices are applied at once, typing after a pause, and each is a
 * history entry. The fields are reset only when the address changed by other means: the back button, a chip,
 * a link.
 */
export function useFilterForm() {
  const address = useAddress();
  const { search } = address;
  const ref = useRef<HTMLFormElement>(null);
  const sent = useRef<string | null>(null);
  const seen = useRef(search);
  /** The field whose typing created the newest history entry: further typing replaces that entry. */
  const typing = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [drawing, setDrawing] = useState(0);

  useEffect(() => {
    if (seen.current === search) return;
    seen.current = search;
    const query = written(search);
    if (sent.current !== query) {
      typing.current = null;
      setDrawing((now) => now + 1);
    }
    sent.current = null;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (form: HTMLFormElement, typed: string | null) => {
    clearTimeout(timer.current);
    const filters = filtersOf(form);
    const query = writeFilters(filters).toString();
    const replace = query === written(seen.current) || (typed !== null && typed === typing.current);
    sent.current = query;
    typing.current = typed;
    address[replace ? 'replace' : 'push'](filterSearch(seen.current, filters));
  };
  // what was entered before the form was alive
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (ref.current && isEntered(ref.current)) send(ref.current, null);
  }, []);

  return {
    key: drawing,
    ref,
    onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      const typed = target instanceof HTMLInputElement && target.type !== 'radio' ? target.name : null;
      if (typed === null) return send(currentTarget, null);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(currentTarget, typed), TYPING_MS);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      send(event.currentTarget, null);
      if (event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
    },
  };
}
