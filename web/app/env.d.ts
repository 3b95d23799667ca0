/** A script compiled into a string for inlining (inline-script.ts). */
declare module '*?script' {
  const code: string;
  export default code;
}

/** The built files of the back office's texts by language and group ('ar/first'); empty in development (text-files.ts). */
declare module 'virtual:text-files' {
  const files: Partial<Record<string, string>>;
  export default files;
}

/** The scripts of documents (islands.ts): the texts of each language, of each island its file and what it imports. `hmr` only in development. */
declare module 'virtual:island-files' {
  const files: {
    entry: string;
    files: string[];
    texts: Partial<Record<string, string>>;
    islands: Record<string, string[]>;
    hmr?: string;
  };
  export default files;
}

/** The style sheets of the public routes, by the script of the route (page-sheets.ts); empty in development. */
declare module 'virtual:page-sheets' {
  const files: Partial<Record<string, string[]>>;
  export default files;
}

/** A dictionary in one language, for i18n/admin and i18n/public; AdminTexts and PublicTexts have its type. */
declare module '*?ar' {
  export const ar: never;
}
declare module '*?en' {
  export const en: never;
}
