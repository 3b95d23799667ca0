import { createTexts, type Texts } from '../texts.ts';
import type { en as audit } from './audit.ts';
import type { en as company } from './company.ts';
import type { en as dashboard } from './dashboard.ts';
import type { en as files } from './files.ts';
import type { en as hero } from './hero.ts';
import type { en as lacasa } from './lacasa.ts';
import type { en as lacasaDashboard } from './lacasa-dashboard.ts';
import type { en as lacasaPayments } from './lacasa-payments.ts';
import type { en as messages } from './messages.ts';
import type { en as nav } from './nav.ts';
import type { en as projects } from './projects.ts';
import type { en as projectsEditor } from './projects-editor.ts';
import type { en as projectsIcons } from './projects-icons.ts';
import type { en as session } from './session.ts';
import type { en as sold } from './sold.ts';
import type { en as trash } from './trash.ts';
import type { en as ui } from './ui.ts';
import type { en as units } from './units.ts';
import type { en as users } from './users.ts';

/** One entry per file of this folder, by its name. */
export type AdminTexts = {
  audit: Texts<typeof audit>;
  hero: Texts<typeof hero>;
  company: Texts<typeof company>;
  dashboard: Texts<typeof dashboard>;
  files: Texts<typeof files>;
  lacasa: Texts<typeof lacasa>;
  lacasaDashboard: Texts<typeof lacasaDashboard>;
  lacasaPayments: Texts<typeof lacasaPayments>;
  messages: Texts<typeof messages>;
  nav: Texts<typeof nav>;
  projects: Texts<typeof projects>;
  projectsEditor: Texts<typeof projectsEditor>;
  projectsIcons: Texts<typeof projectsIcons>;
  session: Texts<typeof session>;
  sold: Texts<typeof sold>;
  trash: Texts<typeof trash>;
  ui: Texts<typeof ui>;
  units: Texts<typeof units>;
  users: Texts<typeof users>;
};

/** The words of the back office; the shell loads the reader's language before it is drawn. */
export const adminTexts = createTexts<AdminTexts>({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
});

// the server renders for readers of both; in the browser this line does not exist
if (import.meta.env.SSR) await Promise.all([adminTexts.load('ar'), adminTexts.load('en')]);

export const useAdminTexts = adminTexts.useTexts;
