/** A honeypot that people never see; only bots fill it (docs/product/public-site.md#honeypot). */
export const Trap = ({ label }: { label: string }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor="website">{label}</label>
    <input id="website" name="website" tabIndex={-1} autoComplete="off" />
  </div>
);
