/** The public pages that are always there. The routes, the sitemap and the tests follow; a project's page comes on top. */
export const PUBLIC_PAGES = ['/', '/properties', '/privacy', '/terms'] as const;
