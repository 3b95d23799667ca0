/** A script compiled into a string for inlining (inline-script.ts). */
declare module '*?script' {
  const code: string;
  export default code;
}

/** A dictionary in one language, for i18n/admin and i18n/public; AdminTexts and PublicTexts have its type. */
declare module '*?ar' {
  export const ar: never;
}
declare module '*?en' {
  export const en: never;
}
