import type { Quote } from '@diyar/contract/quotes';
import { useState } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { DialogBody, Overlay } from '~/ui/admin/overlays/dialog.tsx';
import { ChooseUnit } from './choose-unit.tsx';
import { fromPerson } from './doors/from-person.ts';
import type { OpenedPath, PathStep, PathUnit } from './doors/open-path.ts';
import { draftOf, dropDraft } from './drafts.ts';
import './path.css';
import { unitsOf, usePathData } from './path-data.ts';
import { PathForm } from './path-form.tsx';
import { PathSteps } from './path-steps.tsx';
import { QuoteReady } from './quote-ready.tsx';
import { useKept } from './use-kept.ts';

type Props = { isOpen: boolean; opened: OpenedPath | null; onClose: () => void };

/** Quote, hold and reservation in one sheet at the end side: docs/product/path.md. */
export function PathSheet({ isOpen, opened, onClose }: Props) {
  // while it closes it still shows what it showed
  const [shown, setShown] = useState({ opened, visit: 0 });
  if (opened && opened !== shown.opened) setShown({ opened, visit: shown.visit + 1 });
  return (
    <Overlay isOpen={isOpen} onClose={onClose} size="sheet">
      <AriaDialog className="dialog path">
        {shown.opened && <Opened key={shown.visit} opened={shown.opened} onClose={onClose} />}
      </AriaDialog>
    </Overlay>
  );
}

type PathProps = { opened: OpenedPath; onClose: () => void };

/** Who knows the person alone, as find does, leaves it to their open leads what is asked for. */
function Opened({ opened, onClose }: PathProps) {
  const isPersonAlone = opened.units === undefined && opened.leadId === undefined;
  const id = isPersonAlone ? (opened.person?.id ?? null) : null;
  const person = useRead('GET /admin/persons/{id}', { params: { id } });
  const { pathDoors } = useAdminTexts();
  if (id === null || person.isError) return <Path opened={opened} onClose={onClose} />;
  if (person.data) return <Path opened={{ ...opened, ...fromPerson(person.data) }} onClose={onClose} />;
  return (
    <>
      <Heading slot="title" level={2} className="visually-hidden">
        {pathDoors.steps[opened.step]}
      </Heading>
      <DialogBody>
        <Skeleton width="20em" />
      </DialogBody>
    </>
  );
}

function Path({ opened, onClose }: PathProps) {
  const { path: t, pathDoors, ui } = useAdminTexts();
  const { units: asked = [] } = opened;
  const [step, setStep] = useState<PathStep>(opened.step);
  const [unit, setUnit] = useState<PathUnit | null>(
    () => draftOf(opened)?.unit ?? (asked.length === 1 ? (asked[0] ?? null) : null),
  );
  const [isChoosing, setChoosing] = useState(unit === null);
  const [quote, setQuote] = useState<Quote | null>(null);
  const isReady = step === 'quote' && quote !== null;
  // what was made is done; until it is closed the other steps go on with it
  useKept(
    () => isReady,
    (wasReady) => wasReady && dropDraft(opened),
  );
  const title = isChoosing ? t.chooseTitle : isReady ? t.quoteTitle(quote.number) : pathDoors.steps[step];
  return (
    <>
      <header className="dialog-head">
        <Heading slot="title" level={2}>
          {title}
        </Heading>
        <IconButton icon="x" label={ui.close} size="s" onPress={onClose} shortcut="Esc" />
      </header>
      <PathSteps step={step} done={quote ? ['quote'] : []} onStep={setStep} />
      {isChoosing ? (
        <DialogBody>
          <ChooseUnit
            asked={asked}
            projectId={unit?.projectId ?? opened.projectId ?? null}
            onChoose={(chosen) => {
              setUnit(chosen);
              setChoosing(false);
              setQuote(null);
            }}
          />
          {unit && (
            <p>
              <TextButton onPress={() => setChoosing(false)}>{t.back}</TextButton>
            </p>
          )}
        </DialogBody>
      ) : isReady ? (
        <QuoteReady quote={quote} leadId={opened.leadId ?? null} onClose={onClose} />
      ) : (
        unit && (
          <Filled
            opened={opened}
            step={step}
            unit={unit}
            onAnother={() => setChoosing(true)}
            onQuote={setQuote}
            onClose={onClose}
          />
        )
      )}
    </>
  );
}

type FilledProps = {
  opened: OpenedPath;
  step: PathStep;
  unit: PathUnit;
  onAnother: () => void;
  onQuote: (quote: Quote) => void;
  onClose: () => void;
};

/** The form, once everything is there that it is filled in with. */
function Filled({ opened, unit, ...rest }: FilledProps) {
  const { path: t } = useAdminTexts();
  const { data, floors } = usePathData(opened, unit.projectId);
  const home = data?.units.find((one) => ('no' in unit ? one.id === unit.no : one.unitId === unit.unitId));
  if (data && home)
    return (
      <PathForm
        opened={opened}
        data={data}
        home={home}
        onRefresh={async () => unitsOf((await floors.refetch()).data)}
        {...rest}
      />
    );
  return (
    <DialogBody>
      <QueryView query={floors} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
        {() => (data ? <EmptyState title={t.gone} /> : <Skeleton width="20em" />)}
      </QueryView>
    </DialogBody>
  );
}
