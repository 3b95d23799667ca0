/** A script compiled into the page as a string (inline-script.ts). */
declare module '*?script' {
  const code: string;
  export default code;
}
