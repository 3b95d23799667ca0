/** A dash where a value is missing; a screen reader hears what is missing. */
export const None = ({ label }: { label: string }) => (
  <span className="dim">
    <span aria-hidden="true">—</span>
    <span className="visually-hidden">{label}</span>
  </span>
);
