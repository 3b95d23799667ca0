import { momentText } from '@diyar/contract/rules/dates';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useBrand } from '~/lib/brand.tsx';
import { useLanguage } from '~/lib/language.tsx';
import { useCompanyName } from './company-name.ts';

/** Above every printed page: whose it is, and when it was printed (ui/admin/layout/print.css). */
export function PrintHead() {
  const { nav } = useAdminTexts();
  const { lang } = useLanguage();
  const company = useCompanyName();
  const { name } = useBrand();
  const [at, setAt] = useState(() => Date.now());
  useEffect(() => {
    // a page may have been open since yesterday
    const printing = () => flushSync(() => setAt(Date.now()));
    addEventListener('beforeprint', printing);
    return () => removeEventListener('beforeprint', printing);
  }, []);
  return (
    <p className="print-only" aria-hidden="true">
      <bdi>{company || name}</bdi>
      <span>{nav.printedOn(momentText(at, lang, { dateStyle: 'long', timeStyle: 'short' }))}</span>
    </p>
  );
}
