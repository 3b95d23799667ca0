/** A script compiled into a string for inlining (inline-script.ts). */
declare module '*?script' {
  const code: string;
  export default code;
}
