/** A script compiled into a string for inlining (inline-script.ts). */
declare module '*?script' {
  const code: string;
  export default code;
}

/** The built files of the texts by language, of the back office also by group ('ar/first'); empty in development (text-files.ts). */
declare module 'virtual:text-files' {
  const files: Record<'admin' | 'public', Partial<Record<string, string>>>;
  export default files;
}

/** A dictionary in one language, for i18n/admin and i18n/public; AdminTexts and PublicTexts have its type. */
declare module '*?ar' {
  export const ar: never;
}
declare module '*?en' {
  export const en: never;
}
