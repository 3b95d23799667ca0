import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { prepareRoutes } from './hydration/page-handle.ts';
import { documentLanguage } from './lib/language.tsx';

const modules: unknown = Reflect.get(globalThis, '__reactRouterRouteModules');
await prepareRoutes(
  typeof modules === 'object' && modules !== null ? { ...modules } : {},
  documentLanguage(),
);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
