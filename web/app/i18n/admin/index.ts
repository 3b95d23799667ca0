import type { Lang } from '@diyar/contract/rules/language';
import type * as words from '@diyar/contract/words/en/lists';
import type { en as account } from '~/features/account/admin/texts.ts';
import type { en as auth } from '~/features/auth/admin/texts.ts';
import type { en as buildingSetup } from '~/features/building-setup/admin/texts.ts';
import type { en as buildingsDashboard } from '~/features/buildings/admin/dashboard/texts.ts';
import type { en as buildingsDeals } from '~/features/buildings/admin/deals/texts.ts';
import type { en as buildingsHistory } from '~/features/buildings/admin/history/texts.ts';
import type { en as buildingsList } from '~/features/buildings/admin/list/texts.ts';
import type { en as buildingsReleasedHolds } from '~/features/buildings/admin/released-holds/texts.ts';
import type { en as buildings } from '~/features/buildings/admin/texts.ts';
import type { en as buyerPage } from '~/features/buyer-page/admin/texts.ts';
import type { en as changes } from '~/features/changes/admin/texts.ts';
import type { en as cities } from '~/features/cities/admin/texts.ts';
import type { en as companyBrand } from '~/features/company/admin/brand/texts.ts';
import type { en as company } from '~/features/company/admin/texts.ts';
import type { en as contractsTemplates } from '~/features/contracts/admin/templates/texts.ts';
import type { en as contracts } from '~/features/contracts/admin/texts.ts';
import type { en as dashboard } from '~/features/dashboard/admin/texts.ts';
import type { en as demo } from '~/features/demo/admin/texts.ts';
import type { en as find } from '~/features/find/admin/texts.ts';
import type { en as firstSteps } from '~/features/first-steps/admin/texts.ts';
import type { en as handOver } from '~/features/hand-over/admin/texts.ts';
import type { en as hero } from '~/features/hero/admin/texts.ts';
import type { en as history } from '~/features/history/admin/texts.ts';
import type { en as leadsAnswers } from '~/features/leads/admin/answers/texts.ts';
import type { en as leadsLead } from '~/features/leads/admin/lead/texts.ts';
import type { en as leads } from '~/features/leads/admin/texts.ts';
import type { en as ledger } from '~/features/ledger/admin/texts.ts';
import type { en as media } from '~/features/media/admin/texts.ts';
import type { en as messages } from '~/features/messages/admin/texts.ts';
import type { en as moneyDeskAhead } from '~/features/money-desk/admin/ahead/texts.ts';
import type { en as moneyDeskCheques } from '~/features/money-desk/admin/cheques/texts.ts';
import type { en as moneyDeskInsights } from '~/features/money-desk/admin/insights/texts.ts';
import type { en as moneyDesk } from '~/features/money-desk/admin/texts.ts';
import type { en as moneyDeskTill } from '~/features/money-desk/admin/till/texts.ts';
import type { en as movingIn } from '~/features/moving-in/admin/texts.ts';
import type { en as papers } from '~/features/papers/admin/texts.ts';
import type { en as parties } from '~/features/parties/admin/texts.ts';
import type { en as pathDoors } from '~/features/path/admin/doors/texts.ts';
import type { en as path } from '~/features/path/admin/texts.ts';
import type { en as personsActions } from '~/features/persons/admin/actions/texts.ts';
import type { en as persons } from '~/features/persons/admin/texts.ts';
import type { en as personsTimeline } from '~/features/persons/admin/timeline/texts.ts';
import type { en as place } from '~/features/place/admin/texts.ts';
import type { en as planTemplates } from '~/features/plan-templates/admin/texts.ts';
import type { en as previews } from '~/features/previews/admin/texts.ts';
import type { en as projectEditorIcons } from '~/features/project-editor/admin/icons/texts.ts';
import type { en as projectEditor } from '~/features/project-editor/admin/texts.ts';
import type { en as projects } from '~/features/projects/admin/texts.ts';
import type { en as quotes } from '~/features/quotes/admin/texts.ts';
import type { en as rights } from '~/features/rights/admin/texts.ts';
import type { en as roleLimits } from '~/features/role-limits/admin/texts.ts';
import type { en as secretAddresses } from '~/features/secret-addresses/admin/texts.ts';
import type { en as sheetFiles } from '~/features/sheet-files/admin/texts.ts';
import type { en as signIns } from '~/features/sign-ins/admin/texts.ts';
import type { en as sold } from '~/features/sold/admin/texts.ts';
import type { en as stagesLetters } from '~/features/stages/admin/letters/texts.ts';
import type { en as stages } from '~/features/stages/admin/texts.ts';
import type { en as system } from '~/features/system/admin/texts.ts';
import type { en as todayStart } from '~/features/today/admin/start/texts.ts';
import type { en as today } from '~/features/today/admin/texts.ts';
import type { en as trash } from '~/features/trash/admin/texts.ts';
import type { en as unitImports } from '~/features/unit-imports/admin/texts.ts';
import type { en as unitSheet } from '~/features/unit-sheet/admin/texts.ts';
import type { en as unitSheetUnit } from '~/features/unit-sheet/admin/unit/texts.ts';
import type { en as users } from '~/features/users/admin/texts.ts';
import type { en as viewings } from '~/features/viewings/admin/texts.ts';
import type { en as whoIsWho } from '~/features/who-is-who/admin/texts.ts';
import { createGroupedTexts } from '../grouped-texts.ts';
import { TEXT_GROUPS, type TextGroup } from '../text-groups.ts';
import type { Texts } from '../texts.ts';
import type { en as nav } from './nav.ts';
import type { en as ui } from './ui.ts';

/** One entry per dictionary: the shared ones of this folder, and each `texts.ts` of a feature's admin part. */
export type AdminTexts = {
  account: Texts<typeof account>;
  changes: Texts<typeof changes>;
  auth: Texts<typeof auth>;
  company: Texts<typeof company>;
  companyBrand: Texts<typeof companyBrand>;
  contracts: Texts<typeof contracts>;
  contractsTemplates: Texts<typeof contractsTemplates>;
  dashboard: Texts<typeof dashboard>;
  demo: Texts<typeof demo>;
  buyerPage: Texts<typeof buyerPage>;
  ledger: Texts<typeof ledger>;
  parties: Texts<typeof parties>;
  find: Texts<typeof find>;
  firstSteps: Texts<typeof firstSteps>;
  hero: Texts<typeof hero>;
  history: Texts<typeof history>;
  buildings: Texts<typeof buildings>;
  buildingsList: Texts<typeof buildingsList>;
  buildingsDashboard: Texts<typeof buildingsDashboard>;
  buildingsDeals: Texts<typeof buildingsDeals>;
  buildingsHistory: Texts<typeof buildingsHistory>;
  handOver: Texts<typeof handOver>;
  leads: Texts<typeof leads>;
  leadsAnswers: Texts<typeof leadsAnswers>;
  leadsLead: Texts<typeof leadsLead>;
  messages: Texts<typeof messages>;
  moneyDeskAhead: Texts<typeof moneyDeskAhead>;
  moneyDeskCheques: Texts<typeof moneyDeskCheques>;
  moneyDesk: Texts<typeof moneyDesk>;
  moneyDeskInsights: Texts<typeof moneyDeskInsights>;
  moneyDeskTill: Texts<typeof moneyDeskTill>;
  movingIn: Texts<typeof movingIn>;
  nav: Texts<typeof nav>;
  papers: Texts<typeof papers>;
  path: Texts<typeof path>;
  pathDoors: Texts<typeof pathDoors>;
  persons: Texts<typeof persons>;
  personsActions: Texts<typeof personsActions>;
  personsTimeline: Texts<typeof personsTimeline>;
  projects: Texts<typeof projects>;
  buildingSetup: Texts<typeof buildingSetup>;
  cities: Texts<typeof cities>;
  projectEditor: Texts<typeof projectEditor>;
  projectEditorIcons: Texts<typeof projectEditorIcons>;
  unitImports: Texts<typeof unitImports>;
  media: Texts<typeof media>;
  place: Texts<typeof place>;
  planTemplates: Texts<typeof planTemplates>;
  previews: Texts<typeof previews>;
  unitSheet: Texts<typeof unitSheet>;
  unitSheetUnit: Texts<typeof unitSheetUnit>;
  quotes: Texts<typeof quotes>;
  rights: Texts<typeof rights>;
  roleLimits: Texts<typeof roleLimits>;
  secretAddresses: Texts<typeof secretAddresses>;
  sheetFiles: Texts<typeof sheetFiles>;
  signIns: Texts<typeof signIns>;
  stagesLetters: Texts<typeof stagesLetters>;
  stages: Texts<typeof stages>;
  system: Texts<typeof system>;
  sold: Texts<typeof sold>;
  buildingsReleasedHolds: Texts<typeof buildingsReleasedHolds>;
  today: Texts<typeof today>;
  todayStart: Texts<typeof todayStart>;
  trash: Texts<typeof trash>;
  ui: Texts<typeof ui>;
  users: Texts<typeof users>;
  viewings: Texts<typeof viewings>;
  whoIsWho: Texts<typeof whoIsWho>;
  /** The closed lists of the domain, from contract/src/words. */
  words: Texts<typeof words>;
};

type Loaders = Record<TextGroup, () => Promise<Partial<AdminTexts>>>;

const LOADERS: Record<Lang, Loaders> = {
  ar: {
    first: () => import('./ar/first.ts'),
    projects: () => import('./ar/projects.ts'),
    buildings: () => import('./ar/buildings.ts'),
    others: () => import('./ar/others.ts'),
  },
  en: {
    first: () => import('./en/first.ts'),
    projects: () => import('./en/projects.ts'),
    buildings: () => import('./en/buildings.ts'),
    others: () => import('./en/others.ts'),
  },
};

/** The texts of the back office. The shell, a page and a part that is loaded later appear with their texts (text-groups.ts). */
export const adminTexts = createGroupedTexts<AdminTexts, TextGroup>(LOADERS, TEXT_GROUPS);

// the server renders both languages; this line is removed from the browser's bundle
if (import.meta.env.SSR) await Promise.all([adminTexts.load('ar'), adminTexts.load('en')]);

export const useAdminTexts = adminTexts.useTexts;
