import { useAdminTexts } from '~/i18n/admin/index.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import type { Line } from './log-text.ts';
import './change-line.css';

/** The old value struck, the new one bold, in reading direction. */
export function ChangedValue({ line: { old, now }, isLong = false }: { line: Line; isLong?: boolean }) {
  const { buildingsHistory } = useAdminTexts();
  return (
    <span className={classNames('change-line-values', isLong && 'change-line-values--long')}>
      {old !== null && (
        <>
          <del dir="auto">{old}</del>
          <span aria-hidden="true">{buildingsHistory.becomes}</span>
        </>
      )}
      <ins dir="auto">{now}</ins>
    </span>
  );
}

/** What it is about: 'Unit A-304 · Price'. */
export function ChangedName({ line: { name, unitNumber } }: { line: Line }) {
  const { changes: t } = useAdminTexts();
  return (
    <span className="change-line-name">
      {unitNumber !== null && `${t.unit(unitNumber)} · `}
      {name}
    </span>
  );
}
