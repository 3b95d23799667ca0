import type { ComponentType } from 'react';
import { Block } from '~/hydration/blocks.tsx';

type Plain = string | number | boolean | null | undefined | readonly Plain[] | { [key: string]: Plain };

type IslandProps<Props> = {
  /** Its file is `<name>.island.tsx`, with `is` as the default export. */
  name: string;
  is: ComponentType<Props>;
  props: Props;
};

/**
 * A part of a document that becomes React in the browser, alone (entry.tsx). Its props travel as JSON beside it. It has
 * no children, and below it nothing uses `useId`, whose ids depend on the whole page, nor the router, which no document
 * loads (web/islands.ts refuses both).
 */
export const Island = <Props extends { [key in keyof Props]: Plain }>({
  name,
  is: Part,
  props,
}: IslandProps<Props>) => (
  <>
    <Block json={JSON.stringify(props)} />
    <div className="island" data-island={name}>
      <Part {...props} />
    </div>
  </>
);
