import * as account from '@diyar/contract/account';
import * as addresses from '@diyar/contract/addresses';
import * as answerTemplates from '@diyar/contract/answer-templates';
import * as apartments from '@diyar/contract/apartments';
import * as auth from '@diyar/contract/auth';
import * as brand from '@diyar/contract/brand';
import * as buildingSetup from '@diyar/contract/building-setup';
import * as buildings from '@diyar/contract/buildings';
import * as buyerPage from '@diyar/contract/buyer-page';
import * as changes from '@diyar/contract/changes';
import * as chequeInput from '@diyar/contract/cheque-input';
import * as cities from '@diyar/contract/cities';
import * as company from '@diyar/contract/company';
import * as companyHours from '@diyar/contract/company-hours';
import * as contracts from '@diyar/contract/contracts';
import * as dashboard from '@diyar/contract/dashboard';
import * as dealUnit from '@diyar/contract/deal-unit';
import * as demo from '@diyar/contract/demo';
import * as errorAnswer from '@diyar/contract/error-answer';
import * as events from '@diyar/contract/events';
import * as exports from '@diyar/contract/exports';
import * as factors from '@diyar/contract/factors';
import * as fields from '@diyar/contract/fields';
import * as files from '@diyar/contract/files';
import * as find from '@diyar/contract/find';
import * as firstSteps from '@diyar/contract/first-steps';
import * as galleryInput from '@diyar/contract/gallery-input';
import * as hero from '@diyar/contract/hero';
import * as history from '@diyar/contract/history';
import * as insights from '@diyar/contract/insights';
import * as leads from '@diyar/contract/leads';
import * as ledger from '@diyar/contract/ledger';
import * as lists from '@diyar/contract/lists';
import * as messages from '@diyar/contract/messages';
import * as moneyAhead from '@diyar/contract/money-ahead';
import * as moneyDesk from '@diyar/contract/money-desk';
import * as monthReport from '@diyar/contract/month-report';
import * as movingIn from '@diyar/contract/moving-in';
import * as papers from '@diyar/contract/papers';
import * as parties from '@diyar/contract/parties';
import * as personTimeline from '@diyar/contract/person-timeline';
import * as persons from '@diyar/contract/persons';
import * as place from '@diyar/contract/place';
import * as planStage from '@diyar/contract/plan-stage';
import * as planTemplates from '@diyar/contract/plan-templates';
import * as previews from '@diyar/contract/previews';
import * as projectInput from '@diyar/contract/project-input';
import * as projects from '@diyar/contract/projects';
import * as projectsQuery from '@diyar/contract/projects-query';
import * as publicMessage from '@diyar/contract/public-message';
import * as quotes from '@diyar/contract/quotes';
import * as reservationInput from '@diyar/contract/reservation-input';
import * as roleLimits from '@diyar/contract/role-limits';
import * as secretAddresses from '@diyar/contract/secret-addresses';
import * as signIns from '@diyar/contract/sign-ins';
import * as sold from '@diyar/contract/sold';
import * as stages from '@diyar/contract/stages';
import * as system from '@diyar/contract/system';
import * as till from '@diyar/contract/till';
import * as today from '@diyar/contract/today';
import * as trash from '@diyar/contract/trash';
import * as unitBatches from '@diyar/contract/unit-batches';
import * as unitImports from '@diyar/contract/unit-imports';
import * as units from '@diyar/contract/units';
import * as users from '@diyar/contract/users';
import * as viewings from '@diyar/contract/viewings';
import * as visits from '@diyar/contract/visits';
import { z } from 'zod';

/** Every module of the contract that has schemas; `document.test.ts` misses one that is not here. */
const MODULES: Record<string, object> = {
  account,
  addresses,
  'answer-templates': answerTemplates,
  'role-limits': roleLimits,
  changes,
  auth,
  brand,
  'building-setup': buildingSetup,
  buildings,
  'buyer-page': buyerPage,
  'company-hours': companyHours,
  company,
  contracts,
  dashboard,
  'first-steps': firstSteps,
  'deal-unit': dealUnit,
  demo,
  'error-answer': errorAnswer,
  events,
  exports,
  factors,
  fields,
  files,
  'gallery-input': galleryInput,
  hero,
  apartments,
  find,
  history,
  insights,
  leads,
  ledger,
  lists,
  messages,
  'money-desk': moneyDesk,
  'money-ahead': moneyAhead,
  'month-report': monthReport,
  'moving-in': movingIn,
  papers,
  'person-timeline': personTimeline,
  persons,
  'cheque-input': chequeInput,
  cities,
  place,
  'plan-stage': planStage,
  'plan-templates': planTemplates,
  'project-input': projectInput,
  'projects-query': projectsQuery,
  projects,
  'public-message': publicMessage,
  previews,
  quotes,
  'reservation-input': reservationInput,
  'secret-addresses': secretAddresses,
  'sign-ins': signIns,
  sold,
  stages,
  parties,
  system,
  today,
  till,
  trash,
  'unit-batches': unitBatches,
  'unit-imports': unitImports,
  units,
  users,
  viewings,
  visits,
};

const pascal = (file: string) => file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The schemas of the contract under the names they are exported by: the components of the OpenAPI document. */
export function contractSchemas(): Map<z.ZodType, string> {
  const named = new Map<z.ZodType, string>();
  const taken = new Set<string>();
  for (const [file, module] of Object.entries(MODULES))
    for (const [exported, value] of Object.entries(module)) {
      if (!(value instanceof z.ZodType) || !/^[A-Z]/.test(exported) || named.has(value)) continue;
      // of two with one name the later one is called after its module too
      const name = taken.has(exported) ? pascal(file) + exported : exported;
      taken.add(name);
      named.set(value, name);
    }
  return named;
}

export const documentedModules = Object.keys(MODULES);
