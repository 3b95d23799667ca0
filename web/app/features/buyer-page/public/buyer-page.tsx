import { Link } from 'react-router';
import { Progress } from '~/features/stages/public/progress.tsx';
import { NamedValues } from '~/ui/named-values.tsx';
import '~/ui/public/button.css';
import '~/ui/public/field.css';
import '~/ui/public/group-head.css';
import { Channels } from '~/ui/public/channels.tsx';
import type { Contact } from '~/ui/public/contact.ts';
import { Field } from '~/ui/public/field.tsx';
import { Icon } from '~/ui/public/icon.tsx';
import { Media } from '~/ui/public/media.tsx';
import { Numbered } from '~/ui/public/numbered.tsx';
import type { BuyerView } from './buyer-view.server.ts';
import './buyer.css';

type Props = {
  view: BuyerView;
  /** The address of the page, without its query. */
  path: string;
  contact: Contact;
  /** A question was sent, or why it was not. */
  asked: { isSent: boolean; error?: string | undefined; body?: string | undefined };
};

/** A deal as its buyers see it, on screen and on paper, without scripts: docs/product/buyer-page.md. */
export function BuyerPage({ view, path, contact, asked }: Props) {
  const { t, next, sum, plan, cheques, papers, progress } = view;
  return (
    <article className="buyer wrap">
      <header className="buyer-top">
        {view.hello && <p className="buyer-soft">{view.hello}</p>}
        <h1>
          <Numbered text={view.name} />
          <small>
            {view.buildingPath ? <Link to={view.buildingPath}>{view.building}</Link> : view.building}
          </small>
        </h1>
        {view.facts && (
          <p className="buyer-soft">
            <Numbered text={view.facts} />
          </p>
        )}
      </header>
      <nav className="buyer-jump" aria-label={t.onPage}>
        {plan && <a href="#plan">{t.plan}</a>}
        {progress && <a href="#progress">{t.pictures}</a>}
        <a href="#papers">{t.papers}</a>
        <a href="#ask">{t.ask}</a>
      </nav>
      <div className="buyer-grid">
        <div className="buyer-main">
          {next && (
            <section className="buyer-next" data-late={next.isLate || undefined} aria-labelledby="h-next">
              <h2 id="h-next">{next.title}</h2>
              {next.amount && (
                <p className="buyer-big">
                  <bdi dir="ltr">{next.amount}</bdi>
                </p>
              )}
              {next.day && (
                <p>
                  <b>{next.day}</b>
                </p>
              )}
              {next.help.map((text) => (
                <p key={text} className="buyer-soft">
                  {text}
                </p>
              ))}
              {next.pay.length > 0 && <NamedValues className="buyer-facts" rows={next.pay} />}
            </section>
          )}
          <section aria-labelledby="h-sum">
            <h2 id="h-sum" className="visually-hidden">
              {view.t.account}
            </h2>
            {sum.rows.length > 0 && (
              <dl className="buyer-sum">
                {sum.rows.map(({ name, amount, isResult }) => (
                  <div key={name} data-result={isResult || undefined}>
                    <dt>{name}</dt>
                    <dd>
                      <bdi dir="ltr">{amount}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {sum.percent && (
              <p className="buyer-share">
                <meter min={0} max={100} value={sum.percent.value} aria-label={sum.percent.text} />
                {sum.percent.text}
              </p>
            )}
            {sum.text.map((text) => (
              <p key={text} className="buyer-soft">
                {text}
              </p>
            ))}
          </section>
          {view.pictures.length > 0 && (
            <ul className="buyer-pictures" data-count={view.pictures.length} aria-label={t.pictures}>
              {view.pictures.map((picture) => (
                <li key={picture.url}>
                  <Media file={picture} alt="" sizes="(max-width: 48em) 88vw, 26rem" />
                </li>
              ))}
            </ul>
          )}
          {plan && (
            <section id="plan" aria-labelledby="h-plan">
              <h2 id="h-plan">{plan.title}</h2>
              <Lines columns={plan.columns} lines={plan.lines} sum={plan.sum} />
            </section>
          )}
          {cheques && (
            <section aria-labelledby="h-cheques">
              <h2 id="h-cheques">{cheques.title}</h2>
              <p className="buyer-soft">{cheques.help}</p>
              <Lines columns={cheques.columns} lines={cheques.lines} />
            </section>
          )}
          {progress && (
            <div id="progress">
              <Progress view={progress} path={view.progressPath} />
            </div>
          )}
        </div>
        <aside className="buyer-side">
          <section id="papers" aria-labelledby="h-papers">
            <h2 id="h-papers">{t.papers}</h2>
            <ul className="buyer-papers">
              {papers.map(({ path: to, name, number, notes, amount }) => (
                <li key={to}>
                  <a href={`${path}/${to}`} target="_blank" rel="noopener">
                    <b>
                      {name} {number && <bdi dir="ltr">{number}</bdi>}
                    </b>
                    <span>
                      {notes.join(' · ')}
                      {amount && (
                        <>
                          {' · '}
                          <bdi dir="ltr">{amount}</bdi>
                        </>
                      )}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <section className="buyer-ask" id="ask" aria-labelledby="h-ask">
            <h2 id="h-ask">{t.ask}</h2>
            {asked.isSent && (
              <p className="buyer-sent" role="status">
                <Icon name="checkCircle" />
                {t.sent}
              </p>
            )}
            <form method="post" action="#ask">
              <Field name="body" label={t.label} error={asked.error}>
                {(input) => <textarea {...input} dir="auto" rows={4} required defaultValue={asked.body} />}
              </Field>
              <button className="btn" type="submit" name="does" value="ask">
                {t.send}
              </button>
            </form>
            {view.questions.length > 0 && (
              <ul className="buyer-asked">
                {view.questions.map(({ at, body, state }) => (
                  <li key={at + body}>
                    <span>{at}</span>
                    <p dir="auto">{body}</p>
                    <span>{state}</span>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section aria-labelledby="h-contact">
            <h2 id="h-contact">{t.contact}</h2>
            <Channels {...contact} message={view.chat} />
            <h3>{t.hours}</h3>
            <dl className="buyer-facts">
              {view.hours.map(({ days, time, isOpen }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{isOpen ? <bdi dir="ltr">{time}</bdi> : time}</dd>
                </div>
              ))}
            </dl>
          </section>
          <form className="buyer-leave" method="post">
            <p className="buyer-soft">{t.yourLink}</p>
            <button className="btn btn--line" type="submit" name="does" value="leave">
              {t.leave}
            </button>
          </form>
        </aside>
      </div>
    </article>
  );
}

type LinesProps = {
  columns: { line: string; amount: string };
  lines: NonNullable<BuyerView['plan'] | BuyerView['cheques']>['lines'];
  sum?: { name: string; amount: string };
};

/** Payments of the plan, or cheques: what it is, when, how much, and how it stands. */
const Lines = ({ columns, lines, sum }: LinesProps) => (
  <table className="buyer-lines">
    <thead className="visually-hidden">
      <tr>
        <th scope="col">{columns.line}</th>
        <th scope="col">{columns.amount}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ label, detail, amount, state, stateName, partly }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and they never move
        <tr key={i} data-state={state}>
          <th scope="row">
            {label || detail}
            {label && detail && <span>{detail}</span>}
          </th>
          <td className="buyer-amount">
            <bdi dir="ltr">{amount}</bdi>
            <small className="buyer-state">{stateName}</small>
            {partly && <small>{partly}</small>}
          </td>
        </tr>
      ))}
    </tbody>
    {sum && (
      <tfoot>
        <tr>
          <th scope="row">{sum.name}</th>
          <td className="buyer-amount">
            <bdi dir="ltr">{sum.amount}</bdi>
          </td>
        </tr>
      </tfoot>
    )}
  </table>
);
