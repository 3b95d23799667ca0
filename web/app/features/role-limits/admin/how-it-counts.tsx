import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Icon, type IconName } from '~/ui/admin/icon.tsx';

/** As contract/src/rules/role-limits.ts counts. */
const LINES = [
  ['below', 'percent'],
  ['unlike', 'arrows-left-right'],
  ['amounts', 'bank'],
  ['raising', 'check'],
  ['fromNow', 'clock'],
] as const satisfies readonly (readonly [string, IconName])[];

export function HowItCounts() {
  const { roleLimits: t } = useAdminTexts();
  return (
    <section>
      <header className="section-head">
        <h2>{t.howItCounts}</h2>
      </header>
      <ul className="role-limits-how">
        {LINES.map(([key, icon]) => (
          <li key={key}>
            <Icon name={icon} />
            <span>{t.counts[key]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
