/** SPEC §5: people never see it; what fills it is a machine. */
export const Trap = ({ label }: { label: string }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor="website">{label}</label>
    <input id="website" name="website" tabIndex={-1} autoComplete="off" />
  </div>
);
