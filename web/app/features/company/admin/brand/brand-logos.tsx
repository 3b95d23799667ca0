import type { PublicFile } from '@diyar/contract/files';
import { logoPath } from '@diyar/contract/rules/brand';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { browserSite } from '~/lib/site.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { useUploadLogo } from './brand-api.ts';
import { type BrandValues, LOGOS, type LogoField, type LogoUrls } from './brand-values.ts';

const TYPES = ['image/svg+xml', 'image/png', 'image/webp', 'image/jpeg'];

/** The address of each logo as it will be shown; null without any. */
export function shownLogos(values: BrandValues, urls: LogoUrls): Record<LogoField, string> | null {
  const of = (id: number | null) => (id === null ? undefined : urls.get(id));
  const first = of(values.logoFileId);
  if (!first) return null;
  const at = (path: string) => `${browserSite().apiBase}${path}`;
  const [dark, paper] = [of(values.logoDarkFileId), of(values.logoPaperFileId)];
  return {
    logoFileId: at(logoPath(first, 'logo.webp')),
    logoDarkFileId: at(dark ? logoPath(dark, 'logo.webp') : logoPath(first, 'dark.webp')),
    logoPaperFileId: at(paper ? logoPath(paper, 'logo.webp') : logoPath(first, 'paper.webp')),
  };
}

type Props = {
  values: BrandValues;
  urls: LogoUrls;
  onChange: (field: LogoField, file: PublicFile | null) => void;
};

/** The logo on three grounds; the second and third are made from the first unless they have one of their own. */
export function BrandLogos({ values, urls, onChange }: Props) {
  const { companyBrand: t } = useAdminTexts();
  const errorText = useErrorText();
  const upload = useUploadLogo();
  const [field, setField] = useState<LogoField | null>(null);
  const shown = shownLogos(values, urls);

  async function send(of: LogoField, file: File | undefined) {
    if (!file) return;
    setField(of);
    onChange(of, await upload.mutateAsync(file));
  }

  return (
    <>
      <ul className="brand-form-logos">
        {LOGOS.map((of) => (
          <li key={of}>
            <div
              className="brand-form-logos-ground own-theme"
              data-theme={of === 'logoDarkFileId' ? 'dark' : 'light'}
            >
              {shown ? <img src={shown[of]} alt={t.logos[of]} /> : <span className="dim">{t.noLogo}</span>}
            </div>
            <p>
              <strong>{t.logos[of]}</strong>
              {shown && of !== 'logoFileId' && values[of] === null && <small>{t.madeFromFirst}</small>}
            </p>
            <div className="brand-form-logos-tools">
              {(of === 'logoFileId' || shown) && (
                <FileTrigger
                  acceptedFileTypes={TYPES}
                  onSelect={(files) => void send(of, files?.[0]).catch(() => {})}
                >
                  <Button
                    size="s"
                    icon="upload-simple"
                    isPending={upload.isPending && field === of}
                    aria-label={`${values[of] === null ? t.choose : t.replace}: ${t.logos[of]}`}
                  >
                    {values[of] === null ? t.choose : t.replace}
                  </Button>
                </FileTrigger>
              )}
              {values[of] !== null && (
                <IconButton
                  size="s"
                  icon="x"
                  label={`${t.remove}: ${t.logos[of]}`}
                  onPress={() => {
                    onChange(of, null);
                    // without the first there is nothing to make them from
                    if (of === 'logoFileId') for (const other of LOGOS) onChange(other, null);
                  }}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {upload.error && (
        <p className="problem" role="alert">
          {t.uploadFailed}: {errorText(upload.error)}
        </p>
      )}
      <p className="note">{t.madeFrom}</p>
    </>
  );
}
