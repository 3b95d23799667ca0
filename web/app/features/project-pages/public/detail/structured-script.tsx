import { written } from '~/ui/public/json-ld.tsx';
import { type StructuredSource, structuredData } from './structured-data.ts';

/** Rendered on the server only: search engines read documents, and the browser's bundle does not need it. */
export const StructuredScript = ({ source }: { source: StructuredSource }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
    dangerouslySetInnerHTML={{
      __html: import.meta.env.SSR ? written(structuredData(source)) : '',
    }}
  />
);
