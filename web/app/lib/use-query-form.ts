import { type FormEvent, useEffect, useRef } from 'react';
import { useAddress } from './address.tsx';
import { searchWith } from './search-params.ts';

/**
 * A GET form whose fields are parameters of the address. Without scripts its button sends it; with scripts the address
 * follows each change, and what was pressed before hydration counts. `usual` are values that the address leaves out.
 */
export function useQueryForm(names: readonly string[], usual: Readonly<Record<string, string>> = {}) {
  const ref = useRef<HTMLFormElement>(null);
  const { search, replace } = useAddress();
  const follow = () => {
    if (!ref.current) return;
    const typed = new FormData(ref.current);
    const changes = names.map((name) => {
      const value = String(typed.get(name) ?? '').trim();
      return [name, value === '' || value === usual[name] ? null : value];
    });
    const next = searchWith(search, Object.fromEntries(changes));
    if (next !== searchWith(search, {})) replace(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(follow, []);
  return {
    follow,
    props: {
      ref,
      method: 'get',
      onInput: follow,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        follow();
      },
    } as const,
  };
}
