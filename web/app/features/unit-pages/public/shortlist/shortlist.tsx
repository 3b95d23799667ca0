import { COMPARED_MAX, readShortlist } from '@diyar/contract/rules/shortlist';
import { type ReactNode, useEffect, useRef } from 'react';
import { here, useAddress } from '~/lib/address.tsx';
import { isEntered } from '~/lib/is-entered.ts';
import { useLanguage } from '~/lib/language.tsx';
import { searchWith } from '~/lib/search-params.ts';
import { CopyAndPrint } from '../copy-and-print.tsx';
import '~/ui/public/button.css';
import '~/ui/public/group-head.css';
import { Icon } from '~/ui/public/icon.tsx';
import { Media } from '~/ui/public/media.tsx';
import { storedList, storeList, useOwnList } from './own-list.ts';
import './shortlist.css';
import type { ShortlistView } from './shortlist-view.server.ts';

type ShortlistProps = {
  view: ShortlistView;
  url: string;
  /** The form that asks about all of them. */
  children: ReactNode;
};

/** A list of units by link: docs/product/buyers.md#a-list-to-share. */
export function Shortlist({ view, url, children }: ShortlistProps) {
  const { t, items } = view;
  const { hrefTo } = useAddress();
  const own = useOwnList();
  useOwnWhenEmpty(view.u === '');
  if (items.length === 0)
    return (
      <div className="shortlist wrap section">
        {/* which list is one's own only the browser knows, and it may not be alive yet */}
        <h1>{own?.length === 0 ? t.empty : t.mine}</h1>
        <p className="lead">{t.emptyHelp}</p>
        <p className="btn-row">
          <a className="btn" href={hrefTo('/properties')}>
            {t.browse}
          </a>
        </p>
      </div>
    );
  // null until the page is alive
  const isOwn = own && readShortlist(view.u).every((one) => own.includes(one));
  return (
    <div className="shortlist wrap section">
      <header>
        <h1>{isOwn ? t.mine : t.title}</h1>
        <p className="lead">{view.lead}</p>
      </header>
      <div className="shortlist-grid">
        <div className="shortlist-main">
          <Items view={view} isOwn={isOwn} />
          {view.compared && <Compared compared={view.compared} t={t} />}
        </div>
        <aside className="shortlist-side">
          <Send view={view} url={url} isOwn={isOwn} />
          <h2>{t.ask}</h2>
          {children}
        </aside>
      </div>
    </div>
  );
}

/** The address without units shows one's own list, which only this browser knows. */
function useOwnWhenEmpty(isEmpty: boolean) {
  const { search, replace } = useAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const own = storedList();
    if (isEmpty && own.length > 0) replace(searchOf(search, own));
  }, []);
}

/** The query of a list, in the language that the present address names. */
function searchOf(search: string, list: readonly string[], compared: readonly string[] = []) {
  const lang = new URLSearchParams(search).get('lang');
  return searchWith('', { u: list.join(',') || null, c: compared.join(',') || null, lang });
}

function Items({ view, isOwn }: { view: ShortlistView; isOwn: boolean | null }) {
  const { t, items, u } = view;
  const { search, replace, hrefOf, hrefTo } = useAddress();
  const form = useRef<HTMLFormElement>(null);
  const send = () => {
    if (!form.current) return;
    const compared = new FormData(form.current).getAll('c').map(String);
    replace(searchOf(search, [u], compared));
  };
  // what was pressed before it was alive counts
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (form.current && isEntered(form.current)) send();
  }, []);
  const { lang } = useLanguage();
  const isFull = items.filter(({ isCompared }) => isCompared).length >= COMPARED_MAX;
  const offered = items.filter(({ path }) => path !== '').length;
  return (
    <form method="get" action={hrefOf('')} ref={form} onChange={send} data-prints>
      <input type="hidden" name="u" value={u} />
      <input type="hidden" name="lang" value={lang} />
      <ul className="shortlist-items">
        {items.map((item) => (
          <li key={item.key} className={item.path ? 'shortlist-item' : 'shortlist-item shortlist-item--gone'}>
            {item.path ? (
              <Media className="shortlist-picture" file={item.picture} alt="" sizes="9rem" />
            ) : (
              <span />
            )}
            <div>
              <h2>{item.path ? <a href={hrefTo(item.path)}>{item.label}</a> : item.label}</h2>
              <p>{[item.project, item.facts].filter(Boolean).join(' · ')}</p>
              {item.path ? (
                <p>
                  <b>
                    <bdi>{item.price}</bdi>
                  </b>
                </p>
              ) : (
                <p className="shortlist-taken">
                  <Icon name="lock" />
                  <span>
                    {item.taken}
                    {item.similar && (
                      <>
                        {' · '}
                        {t.similar}{' '}
                        <a className="btn-link" href={hrefTo(item.similar.path)}>
                          {item.similar.label}
                        </a>
                      </>
                    )}
                  </span>
                </p>
              )}
              <p className="shortlist-acts">
                {item.path && offered > 2 && (
                  <label className="field-check">
                    <input
                      type="checkbox"
                      name="c"
                      value={item.key}
                      checked={item.isCompared}
                      // the form sends each change, and the boxes follow the address
                      onChange={() => {}}
                      disabled={isFull && !item.isCompared}
                      aria-label={item.compare}
                      aria-describedby={isFull && !item.isCompared ? 'compare-max' : undefined}
                    />
                    {t.compareBox}
                  </label>
                )}
                {isOwn !== false && (
                  <a
                    className={isOwn ? 'btn-link' : 'btn-link shortlist-unknown'}
                    href={hrefOf(searchOf(search, [item.removed]))}
                    aria-label={item.remove}
                    {...here('push')}
                    onClick={() => storeList(storedList().filter((one) => one !== item.key))}
                  >
                    {t.remove}
                  </a>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {offered > 2 && (
        <p className="shortlist-end">
          <button className="btn btn--small btn--line shortlist-go" type="submit">
            {t.compareGo}
          </button>
          <span id="compare-max">{t.compareMax}</span>
        </p>
      )}
    </form>
  );
}

function Compared({
  compared: { columns, rows },
  t,
}: {
  compared: NonNullable<ShortlistView['compared']>;
  t: ShortlistView['t'];
}) {
  const { hrefTo } = useAddress();
  return (
    <div id="compare">
      <div className="group-head">
        <h2 id="h-compare">{t.compare}</h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on narrow screens */}
      <section className="shortlist-scroll" aria-labelledby="h-compare" tabIndex={0}>
        <table className="shortlist-table">
          <thead>
            <tr>
              <td />
              {columns.map(({ key, label, project, path, picture }) => (
                <th scope="col" key={key}>
                  <a href={hrefTo(path)}>
                    <Media className="shortlist-picture" file={picture} alt="" sizes="12rem" />
                    <b>
                      <bdi>{label}</bdi>
                    </b>
                  </a>
                  <span>{project}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map(({ text, isLow }, i) => (
                  <td key={columns[i]?.key}>
                    <bdi>{text}</bdi>
                    {isLow && <span className="shortlist-low">{t.low}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

type SendProps = { view: ShortlistView; url: string; isOwn: boolean | null };

function Send({ view, url, isOwn }: SendProps) {
  const { t, share, u } = view;
  return (
    <p className="shortlist-send">
      <a
        className="btn btn--wide"
        href={`https://wa.me/?text=${encodeURIComponent(`${share}\n${url}`)}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="whatsapp" />
        {t.send}
      </a>
      <CopyAndPrint url={url} texts={t} />
      <button
        className="btn btn--small btn--line needs-script"
        type="button"
        disabled={isOwn === true}
        data-keep={u}
      >
        {isOwn ? t.added : t.add}
      </button>
    </p>
  );
}
