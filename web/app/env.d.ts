/** A script compiled into a string for inlining (inline-script.ts). */
declare module '*?script' {
  const code: string;
  export default code;
}

/** The built file of the back office's texts by language; empty in development (text-files.ts). */
declare module 'virtual:admin-text-files' {
  const files: Partial<Record<string, string>>;
  export default files;
}

/** A dictionary in one language, for i18n/admin and i18n/public; AdminTexts and PublicTexts have its type. */
declare module '*?ar' {
  export const ar: never;
}
declare module '*?en' {
  export const en: never;
}
