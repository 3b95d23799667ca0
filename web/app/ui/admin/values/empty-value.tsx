/** A dash where a value is missing; a screen reader hears what is missing. */
export const EmptyValue = ({ label }: { label: string }) => (
  <span className="dim">
    <span aria-hidden="true">—</span>
    <span className="visually-hidden">{label}</span>
  </span>
);
