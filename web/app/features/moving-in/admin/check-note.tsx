import type { RunningIssue, RunningRow } from '@diyar/contract/moving-in';
import type { Lang } from '@diyar/contract/rules/language';
import { columnsOf, type RunningField, type RunningKind } from '@diyar/contract/rules/running-sheets';
import { Link } from 'react-router';
import { CellInput } from '~/features/sheet-files/admin/cell-input.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { dealPath, leadPath, personPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import type { Correct } from './moving-in-api.ts';
import { choicesOf, correctable, headingOf, issueText, noteText, wordOf } from './row-text.ts';

type Props = { kind: RunningKind; row: RunningRow; onCorrect: Correct };

/** Why a row is refused and the cells that put it right; what differs from what is here; what to look at. */
export function CheckNote({ kind, row, onCorrect }: Props) {
  const { lang } = useLanguage();
  const fields = correctable(row);
  return (
    <div className="moving-in-note">
      {row.issues.map((issue) => (
        <Refused
          key={`${issue.code} ${issue.field}`}
          kind={kind}
          row={row}
          issue={issue}
          onCorrect={onCorrect}
        />
      ))}
      {row.notes.map((note) => (
        <span key={note.code} className="import-warn">
          {noteText(note, lang)}
        </span>
      ))}
      {row.outcome === 'unchanged' && <Unchanged kind={kind} row={row} />}
      {row.outcome === 'new' && <New kind={kind} row={row} />}
      {fields.map((field) => (
        <Cell key={field} kind={kind} row={row} field={field} onCorrect={onCorrect} />
      ))}
    </div>
  );
}

function Refused({ kind, row, issue, onCorrect }: Props & { issue: RunningIssue }) {
  const { movingIn: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { field } = issue;
  const choices = field ? choicesOf(row, issue) : [];
  return (
    <div className="import-bad">
      {t.atRow(row.row, issueText(kind, issue, lang))}
      {field && choices.length > 0 && (
        <span className="moving-in-fixes">
          {choices.map(({ label, text }) => (
            <Button
              key={label}
              size="s"
              aria-label={t.choose(headingOf(kind, field, lang), row.row, label)}
              onPress={() => onCorrect(row, field, text)}
            >
              <bdi>{label}</bdi>
            </Button>
          ))}
        </span>
      )}
    </div>
  );
}

/** A cell that is corrected where it stands. */
function Cell({ kind, row, field, onCorrect }: Props & { field: RunningField }) {
  const { sheetFiles: t } = useAdminTexts();
  const { lang } = useLanguage();
  const heading = headingOf(kind, field, lang);
  const text = row.typed[field] ?? '';
  return (
    <span className="moving-in-cell">
      <small>{heading}</small>
      <CellInput
        // what the server has read is shown again
        key={text}
        label={t.correct(heading, row.row)}
        text={text}
        isBad={row.issues.some((issue) => issue.field === field)}
        onCommit={(typed) => onCorrect(row, field, typed)}
      />
    </span>
  );
}

function valueText(kind: RunningKind, field: RunningField, value: unknown, lang: Lang): string {
  const column = columnsOf(kind)[field];
  if (Array.isArray(value)) return value.join(' + ');
  if (typeof value === 'number') return formatNumber(value);
  if (column?.cell === 'day' && typeof value === 'string') return shortDay(value, lang);
  return wordOf(kind, field, value, lang);
}

/** It is there: what differs is named and never written. */
function Unchanged({ kind, row }: Omit<Props, 'onCorrect'>) {
  const to = row.dealId
    ? dealPath(row.dealId)
    : row.leadId
      ? leadPath(row.leadId)
      : row.personId && personPath(row.personId);
  const { movingIn: t } = useAdminTexts();
  const { lang } = useLanguage();
  return (
    <>
      <span className="dim">{to === null ? t.isHere : <Link to={to}>{t.isHere}</Link>}</span>
      {row.differences.map(({ field, here, file }) => (
        <span key={field} className="import-warn">
          {t.differs(
            headingOf(kind, field, lang),
            valueText(kind, field, here, lang),
            valueText(kind, field, file, lang),
          )}
        </span>
      ))}
    </>
  );
}

function New({ kind, row }: Omit<Props, 'onCorrect'>) {
  const { movingIn: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { stage, state, leadStage, plan } = row.values;
  const told = [
    stage && wordOf(kind, 'stage', stage, lang),
    state && wordOf(kind, 'state', state, lang),
    leadStage && wordOf(kind, 'leadStage', leadStage, lang),
    plan,
    kind === 'deals' && (row.cheques > 0 ? t.cheques(row.cheques) : t.noCheques),
  ].filter(Boolean);
  return (
    <span className="dim">
      {told.map((one, i) => (
        <span key={String(one)}>
          {i > 0 && ' · '}
          <bdi>{String(one)}</bdi>
        </span>
      ))}
    </span>
  );
}
