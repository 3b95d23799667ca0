/** Brings the islands of a document to life; loaded and called by wake.ts. */
import type { Lang } from '@diyar/contract/rules/language';
import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { storeSampleRecord } from '~/features/company/public/sample-record.ts';
import { publicTexts } from '~/i18n/public/index.ts';
import { documentLanguage, LanguageProvider } from '~/lib/language.tsx';
import { OwnAddress } from '~/lib/own-address.tsx';
import { takePlace } from '~/lib/place.ts';

export { follow } from '~/lib/own-address.tsx';

type Found = { element: HTMLElement; module: { default: ComponentType } };

/** Resolves when each of them is alive or has failed; they begin in this order. */
export async function hydrate(islands: Found[]): Promise<void> {
  const lang = documentLanguage();
  takePlace();
  storeSampleRecord();
  await publicTexts.load(lang);
  await Promise.all(islands.map((one) => new Promise<void>((resolve) => bringToLife(one, lang, resolve))));
}

function bringToLife({ element, module }: Found, lang: Lang, onEnd: () => void) {
  const { props: shared } = element.dataset;
  const block = shared ? document.getElementById(shared) : element.previousElementSibling;
  const props = JSON.parse(block?.textContent || '{}');
  const copy = element.cloneNode(true);
  // the page goes on as it came, with links and forms
  const onError = (error: unknown) => {
    console.error(error);
    queueMicrotask(() => {
      root.unmount();
      element.replaceChildren(...copy.childNodes);
      onEnd();
    });
  };
  const root = hydrateRoot(
    element,
    <Guard onError={onError}>
      <LanguageProvider initial={lang}>
        <OwnAddress>
          <Alive is={module.default} props={props} onAlive={onEnd} />
        </OwnAddress>
      </LanguageProvider>
    </Guard>,
  );
}

class Guard extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

type AliveProps = { is: ComponentType; props: object; onAlive: () => void };

function Alive({ is: Part, props, onAlive }: AliveProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onAlive, []);
  return <Part {...props} />;
}
