import { withoutIsolates } from '@diyar/contract/rules/isolated-numbers';

/** Rendered on the server only: search engines read documents, and the browser's bundle does not need it. */
export const JsonLd = ({ graph }: { graph: () => object[] }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
    dangerouslySetInnerHTML={{
      __html: import.meta.env.SSR ? written({ '@context': 'https://schema.org', '@graph': graph() }) : '',
    }}
  />
);

/** Machines read it, so the numbers in it are not isolated. */
export const written = (graph: object) => withoutIsolates(JSON.stringify(graph)).replaceAll('<', '\\u003c');

type Crumb = { name: string; url: string };

/** The breadcrumb of a page, from the home page down. */
export const breadcrumbOf = (...crumbs: Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: url,
  })),
});
