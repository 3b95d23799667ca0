import { breadcrumbOf, JsonLd } from '~/ui/public/json-ld.tsx';
import { LegalPage, type LegalText } from '~/ui/public/legal-page.tsx';
import { useSite } from './use-site.ts';

/** /privacy and /terms: the text and its breadcrumb. */
export function Legal({ text, path }: { text: LegalText; path: string }) {
  const { urlOf, brand } = useSite();
  return (
    <>
      <LegalPage text={text} />
      <JsonLd
        graph={() => [
          breadcrumbOf({ name: brand.name, url: urlOf('/') }, { name: text.title, url: urlOf(path) }),
        ]}
      />
    </>
  );
}
