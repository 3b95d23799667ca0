import { type DemoState, DemoWord } from '@diyar/contract/demo';
import { useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { dayOfMoment } from '~/lib/admin/dates.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';
import './demo.css';

/** Of an installation that began as the demo: docs/own-company.md#if-you-began-in-the-demo */
export function DemoSection() {
  const { data } = useRead('GET /admin/company/demo', {});
  if (data?.state === 'here') return <Here demo={data} />;
  if (data?.removed && data.removed.wayBack !== 'none') return <Removed demo={data} removed={data.removed} />;
  return null;
}

function Here({ demo }: { demo: DemoState }) {
  const { demo: t } = useAdminTexts();
  const [isAsking, setAsking] = useState(false);
  const section = useRef<HTMLElement>(null);
  // the dashboard leads here, and the browser looked for it before it was read
  useEffect(() => {
    if (location.hash === '#demo') section.current?.scrollIntoView();
  }, []);
  return (
    <section className="demo" id="demo" ref={section}>
      <header className="section-head">
        <h2>{t.title}</h2>
      </header>
      <p className="note">{t.intro}</p>
      <div className="demo-columns">
        <div>
          <h3>{t.goes}</h3>
          <Counts counts={demo.counts} />
          <p className="note">{t.goesToo}</p>
        </div>
        <div>
          <h3>{t.stays}</h3>
          <ul>
            {t.staying.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="note">{t.back}</p>
        </div>
      </div>
      {demo.needsPassword ? (
        <Notice
          title={t.password}
          actions={
            <LinkButton size="s" variant="primary" to="/admin/account">
              {t.toAccount}
            </LinkButton>
          }
        >
          {t.passwordBody}
        </Notice>
      ) : (
        <Button variant="danger" icon="trash" onPress={() => setAsking(true)}>
          {t.remove}
        </Button>
      )}
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} size="s" title={t.removeTitle}>
        <WordForm way="remove" onClose={() => setAsking(false)} />
      </Dialog>
    </section>
  );
}

type RemovedProps = { demo: DemoState; removed: NonNullable<DemoState['removed']> };

function Removed({ demo, removed: { at, until, wayBack } }: RemovedProps) {
  const { demo: t } = useAdminTexts();
  const { lang } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="demo" id="demo">
      <header className="section-head">
        <h2>{t.backTitle}</h2>
      </header>
      {wayBack === 'open' ? (
        <>
          <p className="note">{t.removedOn(dayOfMoment(at, lang), dayOfMoment(until, lang))}</p>
          <h3>{t.backGoes}</h3>
          <Counts counts={demo.counts} />
          <Button variant="danger-quiet" icon="arrow-u-up-left" onPress={() => setAsking(true)}>
            {t.takeBack}
          </Button>
        </>
      ) : (
        <p className="note">{t.noWayBack[wayBack]}</p>
      )}
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} size="s" title={t.takeBackTitle}>
        <WordForm way="takeBack" onClose={() => setAsking(false)} />
      </Dialog>
    </section>
  );
}

function Counts({ counts }: Pick<DemoState, 'counts'>) {
  const { demo: t } = useAdminTexts();
  return (
    <dl className="demo-counts">
      {(Object.keys(t.counts) as (keyof DemoState['counts'])[]).map((key) => (
        <div key={key}>
          <dt>{t.counts[key]}</dt>
          <dd>{formatNumber(counts[key])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The word is typed; the server asks for the password again. */
function WordForm({ way, onClose }: { way: 'remove' | 'takeBack'; onClose: () => void }) {
  const { demo: t } = useAdminTexts();
  const dashboard = useHref('/admin');
  const isRemoval = way === 'remove';
  const send = useWrite({
    mutationFn: (body: { word: string }) =>
      isRemoval
        ? api('POST /admin/company/remove-demo', { body })
        : api('POST /admin/company/take-demo-back', { body }),
  });
  const form = useSavedForm({
    schema: DemoWord,
    values: { word: '' },
    save: send.mutateAsync,
    onSaved: () => {
      // nothing that this page knows is true any more, from the sidebar to the last search
      location.assign(dashboard);
    },
    failed: isRemoval ? t.failed : t.backFailed,
  });
  return (
    <DialogForm
      form={form}
      onClose={onClose}
      isDanger
      keepLabel={t.keep}
      submitLabel={isRemoval ? t.remove : t.takeBack}
      savingLabel={isRemoval ? t.removing : t.takingBack}
    >
      <p>{isRemoval ? t.removeBody : t.takeBackBody}</p>
      <FormText of={form} name="word" label={t.word} />
    </DialogForm>
  );
}
