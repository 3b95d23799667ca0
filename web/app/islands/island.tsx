import type { ComponentType } from 'react';
import { Block } from '~/hydration/blocks.tsx';

type Plain = string | number | boolean | null | undefined | readonly Plain[] | { [key: string]: Plain };
type PlainProps<Props> = { [key in keyof Props]: Plain };

type IslandProps<Props> = {
  /** Its file is `<name>.island.tsx`, with `is` as the default export. */
  name: string;
  is: ComponentType<Props>;
  props: Props;
  /** The id of a block with these props, for islands that share them. */
  block?: string;
  /** It shows what only this browser knows, and does not wait for a press. */
  isOwn?: boolean;
};

/**
 * A part of a document that comes alive in the browser, alone (entry.tsx). Its props travel as JSON beside it. It has
 * no children, and below it nothing uses `useId`, whose ids depend on the whole page, nor the router, which no document
 * loads (web/islands.ts refuses both).
 */
export const Island = <Props extends PlainProps<Props>>({
  name,
  is: Part,
  props,
  block,
  isOwn,
}: IslandProps<Props>) => (
  <>
    {block === undefined && <Block json={JSON.stringify(props)} />}
    <div className="island" data-island={name} data-props={block} data-own={isOwn ? '' : undefined}>
      <Part {...props} />
    </div>
  </>
);

/** Props for several islands, once. */
export const IslandBlock = <Props extends PlainProps<Props>>({ id, props }: { id: string; props: Props }) => (
  <Block id={id} json={JSON.stringify(props)} />
);
