import type { NewlyVisible } from '@diyar/contract/unit-imports';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { headingOf } from './values.ts';

/** So many texts are shown at once. */
const FIRST = 5;

/** What visitors will newly read, before the last press. */
export function VisiblePanel({ visible }: { visible: NewlyVisible }) {
  const { unitImports: t } = useAdminTexts();
  const { lang } = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const { units, prices, facts, texts, samples, isPublished } = visible;
  const parts = [
    units > 0 && t.visibleUnits(units),
    prices > 0 && t.visiblePrices(prices),
    facts > 0 && t.visibleFacts(facts),
    texts > 0 && t.visibleTexts(texts),
  ].filter(Boolean);
  const shown = isWhole ? samples : samples.slice(0, FIRST);
  return (
    <section className="import-panel" aria-label={t.visibleTitle}>
      <h2>
        <Icon name="eye" />
        {t.visibleTitle}
      </h2>
      <p>{parts.length > 0 ? `${parts.join(lang === 'ar' ? '، ' : ', ')}.` : t.visibleNone}</p>
      {!isPublished && parts.length > 0 && <p className="dim">{t.visibleDraft}</p>}
      {shown.length > 0 && (
        <ul className="import-visible">
          {shown.map(({ row, unitNumber, field, before, after }) => (
            <li key={`${row} ${field}`}>
              <small className="dim">
                <bdi>{unitNumber}</bdi> · {headingOf(field, lang)}
              </small>
              <span>
                {before !== '' && (
                  <>
                    <del>
                      <bdi>{before}</bdi>
                    </del>{' '}
                  </>
                )}
                <bdi>{after}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown.length < texts &&
        (isWhole ? (
          <p className="dim">{t.visibleMore(texts - shown.length)}</p>
        ) : (
          <TextButton onPress={() => setWhole(true)}>{t.visibleMore(texts - shown.length)}</TextButton>
        ))}
    </section>
  );
}
