/** A dash for a missing value; screen readers get a text instead. */
export const EmptyValue = ({ label }: { label: string }) => (
  <span className="dim empty-value">
    <span aria-hidden="true">—</span>
    <span className="visually-hidden">{label}</span>
  </span>
);
