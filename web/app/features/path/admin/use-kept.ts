import { useEffect, useRef } from 'react';

/** Calls `keep` with what was typed last, when the form is closed. */
export function useKept<Value>(value: () => Value, keep: (value: Value) => unknown) {
  const last = useRef({ value, keep });
  useEffect(() => {
    last.current = { value, keep };
  });
  useEffect(() => () => void last.current.keep(last.current.value()), []);
}
