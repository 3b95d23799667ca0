import type { Place } from '@diyar/contract/cities';
import { isSimilarCity } from '@diyar/contract/rules/similar-cities';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Busy } from '~/ui/admin/feedback/busy.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { LoadError } from '~/ui/admin/feedback/load-error.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import './cities.css';
import { spelling, useMergePlaces, usePlaces } from './cities-api.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** Every project with one spelling of a city gets the other one. */
export function MergeCities({ isOpen, onClose }: Props) {
  const { cities: t, ui } = useAdminTexts();
  const query = usePlaces();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.title} size="s">
      {query.data ? (
        <MergeForm places={query.data.filter(({ projects }) => projects > 0)} onClose={onClose} />
      ) : query.error ? (
        <DialogBody>
          <LoadError
            title={t.loadFailed}
            error={query.error}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </DialogBody>
      ) : (
        <DialogBody>
          <Busy>{ui.loading}</Busy>
        </DialogBody>
      )}
    </Dialog>
  );
}

/** Spellings that look alike, the rarer one first: it is the one that goes. */
const similarPairs = (places: readonly Place[]): [Place, Place][] =>
  places.flatMap((to, i) =>
    places.slice(i + 1).flatMap((from): [Place, Place][] => (isSimilarCity(from, to) ? [[from, to]] : [])),
  );

export function MergeForm({ places, onClose }: { places: readonly Place[]; onClose: () => void }) {
  const { cities: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const merge = useMergePlaces();
  const pairs = similarPairs(places).slice(0, 5);
  const idOf = (place: Place | undefined) => (place ? String(places.indexOf(place)) : null);
  const [from, setFrom] = useState<string | null>(() => idOf(pairs[0]?.[0]));
  const [to, setTo] = useState<string | null>(() => idOf(pairs[0]?.[1]));
  const [old, kept] = [places[Number(from ?? -1)], places[Number(to ?? -1)]];
  const options = places.map((place, id) => ({
    value: String(id),
    label: `${spelling(place, lang)} (${t.inProjects(place.projects)})`,
  }));
  const isSame = from !== null && from === to;

  const start = () =>
    old &&
    kept &&
    merge.mutate(
      {
        from: { cityEn: old.cityEn, cityAr: old.cityAr },
        to: { cityEn: kept.cityEn, cityAr: kept.cityAr },
      },
      {
        onSuccess: ({ projects }) => {
          showToast({ kind: 'success', title: t.merged, detail: t.preview(projects, spelling(kept, lang)) });
          onClose();
        },
      },
    );

  return (
    <>
      <DialogBody>
        {merge.error && (
          <ErrorSummary>
            {t.mergeFailed}: {errorText(merge.error)}
          </ErrorSummary>
        )}
        <p className="note">{places.length < 2 ? t.one : t.intro}</p>
        {pairs.length > 0 && (
          <div className="cities-pairs">
            <span className="dim">{t.looksAlike}</span>
            {pairs.map(([one, other]) => (
              <TextButton
                key={`${idOf(one)}-${idOf(other)}`}
                onPress={() => {
                  setFrom(idOf(one));
                  setTo(idOf(other));
                }}
              >
                {t.pair(spelling(one, lang), spelling(other, lang))}
              </TextButton>
            ))}
          </div>
        )}
        {places.length > 1 && (
          <>
            <Select label={t.from} options={options} value={from} placeholder={t.choose} onChange={setFrom} />
            <Select
              label={t.to}
              options={options}
              value={to}
              placeholder={t.choose}
              error={isSame ? t.same : undefined}
              onChange={setTo}
            />
            {old && kept && !isSame && <p role="status">{t.preview(old.projects, spelling(kept, lang))}</p>}
          </>
        )}
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button autoFocus isDisabled={merge.isPending} onPress={onClose}>
          {ui.cancel}
        </Button>
        <Button
          variant="primary"
          isPending={merge.isPending}
          pendingLabel={t.merging}
          disabledReason={old && kept && !isSame ? undefined : isSame ? t.same : t.choose}
          onPress={start}
        >
          {t.merge}
        </Button>
      </DialogFooter>
    </>
  );
}
