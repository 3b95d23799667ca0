import { type PlaceSettings, PlaceSettingsInput } from '@diyar/contract/place';
import { clockText } from '@diyar/contract/rules/dates';
import { WEEKDAYS } from '@diyar/contract/rules/place';
import { type ReactNode, useEffect, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Form, FormProblems } from '~/ui/admin/form/form.tsx';
import { FormChoice } from '~/ui/admin/form/form-choice.tsx';
import { FormField } from '~/ui/admin/form/form-field.tsx';
import { SaveFoot } from '~/ui/admin/form/save-foot.tsx';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { CityList } from './city-list.tsx';
import { CurrencyList } from './currency-list.tsx';
import { OneOfMany } from './one-of-many.tsx';
import { PhoneCountry } from './phone-country.tsx';
import { useSavePlace } from './place-api.ts';

const valuesOf = ({ currencies, zone, firstDay, homeCountry, cities }: PlaceSettings) => ({
  ...{ currencies, zone, firstDay, homeCountry, cities },
  mayMeet: false,
});

/** Those that the browser knows; the server looks once more. */
const zonesWith = (own: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), own])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));

export function PlaceForm({ place }: { place: PlaceSettings }) {
  const { place: t, company } = useAdminTexts();
  const save = useSavePlace();
  const [opened, setOpened] = useState(place);
  const form = useSavedForm({
    schema: PlaceSettingsInput,
    labels: t,
    values: valuesOf(place),
    save: (typed) => save.mutateAsync({ ...typed, version: opened.version }),
    onSaved: open,
    failed: t.saveFailed,
  });
  const { isDirty, dirtyFields } = form.formState;
  const changes = Object.keys(dirtyFields).filter((name) => name !== 'mayMeet');

  function open(newest: PlaceSettings) {
    setOpened(newest);
    form.reset(valuesOf(newest));
  }
  // nothing is typed: what somebody else saved is shown at once
  const isOutdated = !isDirty && place.version > opened.version;
  useEffect(() => {
    if (isOutdated) open(place);
  });

  return (
    <Form form={form}>
      <FormProblems form={form} />
      <div className="place-form">
        <Part title={t.currencies} hint={t.currenciesHint}>
          <FormField of={form} name="currencies">
            {(field) => <CurrencyList {...field} value={field.value ?? []} used={place.used} />}
          </FormField>
        </Part>
        <Part title={t.time} hint={t.timeHint}>
          <FormField of={form} name="zone">
            {({ ref: _, value = opened.zone, ...field }) => (
              <OneOfMany
                {...field}
                label={t.zone}
                hint={t.zoneNow(clockText(Date.now(), value))}
                options={zonesWith(value)}
                value={value}
                emptyText={t.noZone}
              />
            )}
          </FormField>
          <FormChoice
            of={form}
            name="firstDay"
            options={WEEKDAYS.map((value) => ({ value, label: company.weekdays[value] }))}
          />
        </Part>
        <Part title={t.homeCountry} hint={t.homeCountryHint}>
          <PhoneCountry of={form} saved={opened.homeCountry} />
        </Part>
        <Part title={t.cities} hint={t.citiesHint}>
          <FormField of={form} name="cities">
            {(field) => (
              <CityList {...field} value={field.value ?? []} problems={form.formState.errors.cities} />
            )}
          </FormField>
        </Part>
      </div>
      <SaveFoot
        name={t.title}
        isDirty={isDirty}
        note={t.changed(Math.max(changes.length, 1))}
        status={form.status}
        onSave={form.submit}
        onDiscard={() => form.reset(valuesOf(opened))}
        isInForm
        submitLabel={t.save}
      />
    </Form>
  );
}

const Part = ({ title, hint, children }: { title: string; hint: string; children: ReactNode }) => (
  <section className="place-form-part">
    <header className="section-head section-head--small">
      <h2>{title}</h2>
    </header>
    <p className="note">{hint}</p>
    {children}
  </section>
);
