import { readFilters, writeFilters } from '@diyar/contract/rules/filter-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const TYPING_MS = 300;

const queryOf = (form: HTMLFormElement) => {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return writeFilters(readFilters(new URLSearchParams(entries))).toString();
};

/**
 * The address is the state of the filters: what is chosen goes there at once, what is typed after a pause. The
 * form is drawn anew only when the address changed by other means: back, a chip, a link.
 */
export function useFilterForm() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const sent = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [drawn, setDrawn] = useState(search);

  useEffect(() => {
    const query = writeFilters(readFilters(new URLSearchParams(search))).toString();
    if (sent.current !== query) setDrawn(search);
    sent.current = null;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    sent.current = queryOf(form);
    navigate(`?${sent.current}`, { replace: true, preventScrollReset: true });
  };

  return {
    key: drawn,
    onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      const typed = target instanceof HTMLInputElement && target.type !== 'radio';
      if (!typed) return send(currentTarget);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(currentTarget), TYPING_MS);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      send(event.currentTarget);
      if (event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
    },
  };
}
