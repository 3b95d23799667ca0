import { nameOf } from '@diyar/contract/rules/localized';
import { dialDigits } from '@diyar/contract/rules/phone';
import type { LetterWay, StageLetter, StageLetters } from '@diyar/contract/stages';
import { Link } from 'react-router';
import { Money } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { calendarDay, shortDay, shortMoment } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { usePageUrl } from '~/lib/admin/page-url.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useMay } from '~/lib/session/holder.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { useLetters, useTell } from '../stages-api.ts';
import { letterText } from './letter.tsx';
import '../stages.css';

/** Who is told that a stage is reached, how and when, and what is paid: docs/product/stages.md#letters. */
export function LettersScreen({ stageId }: { stageId: number }) {
  const { stagesLetters: t, stages } = useAdminTexts();
  const { lang } = useLanguage();
  const mayEdit = useMay()('projects');
  const query = useLetters(stageId);
  const name = query.data ? nameOf(query.data.stage, lang) : '';
  const building = mayEdit && query.data?.building;
  return (
    <Page
      title={name ? t.page(name) : t.title}
      {...(building && { parent: { label: stages.title, to: `/admin/projects/${building.id}/stages` } })}
    >
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="24em" />}>
        {(letters) => <Letters stageId={stageId} letters={letters} />}
      </QueryView>
    </Page>
  );
}

const isTold = ({ handedAt, printedAt }: StageLetter) => handedAt !== null || printedAt !== null;

function Letters({ stageId, letters }: { stageId: number; letters: StageLetters }) {
  const { stagesLetters: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const tell = useTell(stageId);
  const pageUrl = usePageUrl();
  const { items, building, stage } = letters;
  async function told(how: LetterWay, letter: StageLetter) {
    try {
      await tell.mutateAsync({ how, dealIds: [letter.dealId] });
    } catch (error) {
      showToast({ kind: 'failure', title: t.notKept, detail: errorText(error) });
    }
  }
  const hand = (letter: StageLetter) => {
    const digits = dialDigits(letter.phone);
    if (digits === null) return;
    window.open(
      `https://wa.me/${digits}?text=${encodeURIComponent(letterText(letter, letters, pageUrl))}`,
      '_blank',
      'noreferrer',
    );
    void told('whatsapp', letter);
  };
  if (stage.reachedOn === null) return <EmptyState title={t.notReached}>{t.notReachedBody}</EmptyState>;
  if (items.length === 0) return <EmptyState title={t.empty}>{t.emptyBody}</EmptyState>;
  const open = items.filter((letter) => letter.open > 0);
  const next = open.find((letter) => !isTold(letter) && dialDigits(letter.phone) !== null);
  const columns: Column<StageLetter>[] = [
    {
      id: 'buyer',
      header: t.buyer,
      card: 'title',
      skeleton: '10em',
      cell: (letter) => (
        <span className="two-lines">
          <Link to={dealPath(letter.dealId)}>
            <bdi>{letter.name}</bdi>
          </Link>
          <small>
            <bdi dir="ltr">{letter.units}</bdi>
          </small>
        </span>
      ),
    },
    {
      id: 'due',
      header: t.due,
      skeleton: '7em',
      cell: ({ lines, isLate }) => {
        const [line] = lines.filter((one) => one.open > 0);
        return line?.dueOn ? (
          <span className="stages-state">
            {shortDay(line.dueOn, lang)} {isLate && <Tag tone="clay">{t.late}</Tag>}
          </span>
        ) : (
          <Tag tone="ok" icon="check">
            {t.settled}
          </Tag>
        );
      },
    },
    {
      id: 'amount',
      header: t.amount,
      kind: 'number',
      isNamedOnCard: true,
      skeleton: '5em',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      id: 'open',
      header: t.open,
      kind: 'number',
      isNamedOnCard: true,
      skeleton: '5em',
      cell: ({ open, currency }) => <Money amount={open} currency={currency} />,
    },
    { id: 'told', header: t.told, skeleton: '8em', cell: (letter) => <Told letter={letter} /> },
    {
      id: 'actions',
      header: ui.actions,
      kind: 'actions',
      skeleton: '6em',
      cell: (letter) =>
        // what is paid is not asked for
        letter.open === 0 ? null : dialDigits(letter.phone) === null ? (
          <span className="dim">{t.noPhone}</span>
        ) : (
          <Button
            size="s"
            icon="whatsapp-logo"
            aria-label={t.handOf(letter.name)}
            onPress={() => hand(letter)}
          >
            {t.hand}
          </Button>
        ),
    },
  ];
  return (
    <div className="stack stages">
      <p>{t.intro(nameOf(building, lang), calendarDay(stage.reachedOn, lang))}</p>
      <p className="stages-head">
        {next && (
          <Button variant="primary" icon="whatsapp-logo" onPress={() => hand(next)}>
            {t.next(next.name)}
          </Button>
        )}
        {open.length > 0 && (
          <LinkButton icon="printer" to={`/admin/stages/${stageId}/letters/print`}>
            {t.printAll(open.length)}
          </LinkButton>
        )}
      </p>
      <EvenFigures of={items}>
        <DataTable label={t.title} columns={columns} rows={items} rowKey={({ dealId }) => String(dealId)} />
      </EvenFigures>
      <p className="note">{t.noProof}</p>
    </div>
  );
}

function Told({ letter: { handedAt, printedAt } }: { letter: StageLetter }) {
  const { stagesLetters: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  if (handedAt === null && printedAt === null) return <span className="dim">{t.notTold}</span>;
  return (
    <span className="two-lines">
      {handedAt && (
        <span>
          {t.handed} · {shortMoment(handedAt, lang, ui)}
        </span>
      )}
      {printedAt && (
        <span>
          {t.printed} · {shortMoment(printedAt, lang, ui)}
        </span>
      )}
    </span>
  );
}
