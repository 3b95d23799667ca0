import textFiles from 'virtual:text-files';
import { useMatches } from 'react-router';
import { useLanguage } from '~/lib/language.tsx';
import { Block, InlineScript } from './blocks.tsx';
import firstCalls from './first-calls.ts?script';
import { firstCallsOf, textsOf } from './page-handle.ts';

/**
 * For the head of a page of the back office, in the server's HTML only: the first calls, and links to the texts. It
 * stands before the style sheets, because an inline script waits for those above it. React ignores what it does not
 * know in the head.
 */
export function EarlyHead() {
  const matches = useMatches();
  const { lang } = useLanguage();
  const texts = textsOf(matches).flatMap((group) => textFiles[`${lang}/${group}`] ?? []);
  return (
    <>
      <Block id="first-calls" json={JSON.stringify(firstCallsOf(matches))} />
      <InlineScript code={firstCalls} />
      {texts.map((file) => (
        <link key={file} rel="modulepreload" href={Reflect.get(globalThis, '__asset')(file)} />
      ))}
    </>
  );
}
