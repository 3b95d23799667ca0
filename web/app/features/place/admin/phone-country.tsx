import type { PhonesPreview, PlaceSettingsInput } from '@diyar/contract/place';
import { PHONE_COUNTRIES, phoneCodesOf } from '@diyar/contract/rules/iso';
import { useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { countryName } from '~/i18n/countries.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { personPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { type FieldHost, FormField } from '~/ui/admin/form/form-field.tsx';
import { Pagination } from '~/ui/admin/lists/pagination.tsx';
import { OneOfMany } from './one-of-many.tsx';
import { usePhonesIn } from './place-api.ts';

type Values = z.input<typeof PlaceSettingsInput>;
type Props = { of: FieldHost<Values, PlaceSettingsInput, unknown>; saved: string };

/** The country that numbers are read in; another one is shown with what it does, before it is saved. */
export function PhoneCountry({ of, saved }: Props) {
  const { place: t } = useAdminTexts();
  const { lang } = useLanguage();
  const options = PHONE_COUNTRIES.map((value) => ({
    value,
    label: `${countryName(value, lang)} \u2066+${phoneCodesOf(value)[0]}\u2069`,
  })).sort((a, b) => a.label.localeCompare(b.label, lang));
  return (
    <FormField of={of} name="homeCountry">
      {({ ref: _, value = saved, onChange, ...field }) => (
        <FormField of={of} name="mayMeet">
          {(mayMeet) => (
            <>
              <OneOfMany
                {...field}
                label={t.country}
                options={options}
                value={value}
                emptyText={t.noCountry}
                onChange={(country) => {
                  onChange(country);
                  mayMeet.onChange(false);
                }}
              />
              {value !== saved && (
                <WhatChanges
                  key={value}
                  country={value}
                  isConfirmed={mayMeet.value === true}
                  onConfirm={mayMeet.onChange}
                />
              )}
            </>
          )}
        </FormField>
      )}
    </FormField>
  );
}

type ChangesProps = { country: string; isConfirmed: boolean; onConfirm: (isConfirmed: boolean) => void };

function WhatChanges({ country, isConfirmed, onConfirm }: ChangesProps) {
  const { place: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const { data, error } = usePhonesIn(country, page, true);
  if (error)
    return (
      <Notice isUrgent icon="warning-circle" title={t.previewFailed}>
        {errorText(error)}
      </Notice>
    );
  if (!data) return <p className="dim">{ui.loading}</p>;
  const isMeeting = data.meetingsTotal > 0;
  return (
    <>
      <Notice
        isUrgent={isMeeting}
        icon={isMeeting ? 'warning-circle' : 'info'}
        title={t.readDifferently(data.total, data.numbers)}
      >
        {isMeeting ? t.wouldMeet(data.meetingsTotal) : t.nobodyMeets}
      </Notice>
      {isMeeting && (
        <>
          <ul className="place-form-meetings">
            {data.meetings.map(({ phone, persons }) => (
              <li key={phone}>
                <bdi dir="ltr">{phone}</bdi>
                <span>
                  {persons.map(({ id, name }) => (
                    <Link key={id} to={personPath(id)} target="_blank">
                      <bdi>{name || t.nameless}</bdi>
                    </Link>
                  ))}
                </span>
              </li>
            ))}
          </ul>
          <Checkbox isSelected={isConfirmed} onChange={onConfirm}>
            {t.mayMeet}
          </Checkbox>
        </>
      )}
      {data.total > 0 && <Numbers preview={data} onPage={setPage} />}
    </>
  );
}

function Numbers({ preview, onPage }: { preview: PhonesPreview; onPage: (page: number) => void }) {
  const { place: t } = useAdminTexts();
  return (
    <>
      <table className="place-form-numbers">
        <thead>
          <tr>
            <th scope="col">{t.person}</th>
            <th scope="col">{t.typed}</th>
            <th scope="col">{t.readThen}</th>
          </tr>
        </thead>
        <tbody>
          {preview.items.map(({ personId, name, phone, before, after }) => (
            <tr key={`${personId} ${phone}`}>
              <th scope="row">
                <bdi>{name || t.nameless}</bdi>
              </th>
              <td>
                <bdi dir="ltr">{phone}</bdi>
              </td>
              <td>
                <span className="two-lines">
                  <bdi dir="ltr">{after}</bdi>
                  <small>{t.readNow(`\u2066${before}\u2069`)}</small>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination page={preview.page} size={preview.size} total={preview.total} onPage={onPage} />
    </>
  );
}
