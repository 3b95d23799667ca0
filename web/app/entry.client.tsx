import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { adminTexts } from './i18n/admin/index.ts';
import { TEXT_GROUPS } from './i18n/text-groups.ts';
import { documentLanguage } from './lib/language.tsx';
import { takePlace } from './lib/place.ts';

takePlace();
// the texts that the page begins with; root.tsx names them
const { texts = '' } = document.documentElement.dataset;
await adminTexts.load(
  documentLanguage(),
  TEXT_GROUPS.filter((group) => texts.split(' ').includes(group)),
);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
