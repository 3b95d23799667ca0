/** The arch and the star of the logo; never mirrored. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 64 64" aria-hidden="true">
    <path fill="currentColor" d="M6 58V29A26 26 0 0 1 58 29V58H49V29A17 17 0 0 0 15 29V58Z" />
    <path className="mark-brass" d="M20 58V29.5A12 12 0 0 1 44 29.5V58H41V29.5A9 9 0 0 0 23 29.5V58Z" />
    <path
      className="mark-brass"
      d="M32 36.4l1.64 1.64h2.32v2.32L37.6 42l-1.64 1.64v2.32h-2.32L32 47.6l-1.64-1.64h-2.32v-2.32L26.4 42l1.64-1.64v-2.32h2.32z"
    />
  </svg>
);
