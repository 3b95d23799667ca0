import { accountCalls } from './calls/account.ts';
import { addressCalls } from './calls/addresses.ts';
import { answerTemplateCalls } from './calls/answer-templates.ts';
import { archiveCalls } from './calls/archive.ts';
import { authCalls } from './calls/auth.ts';
import { brandCalls } from './calls/brand.ts';
import { buildingSetupCalls } from './calls/building-setup.ts';
import { buildingCalls } from './calls/buildings.ts';
import { buyerPageCalls } from './calls/buyer-page.ts';
import { logCalls } from './calls/changes.ts';
import { cityCalls } from './calls/cities.ts';
import { companyCalls } from './calls/company.ts';
import { contractCalls } from './calls/contracts.ts';
import { dashboardCalls } from './calls/dashboard.ts';
import { demoCalls } from './calls/demo.ts';
import { eventCalls } from './calls/events.ts';
import { factorCalls } from './calls/factors.ts';
import { fileCalls } from './calls/files.ts';
import { findCalls } from './calls/find.ts';
import { firstStepsCalls } from './calls/first-steps.ts';
import { heroCalls } from './calls/hero.ts';
import { historyCalls } from './calls/history.ts';
import { insightCalls } from './calls/insights.ts';
import { leadCalls } from './calls/leads.ts';
import { ledgerCalls } from './calls/ledger.ts';
import { messageCalls } from './calls/messages.ts';
import { moneyDeskCalls } from './calls/money-desk.ts';
import { movingInCalls } from './calls/moving-in.ts';
import { partyCalls } from './calls/parties.ts';
import { personCalls } from './calls/persons.ts';
import { placeCalls } from './calls/place.ts';
import { planTemplateCalls } from './calls/plan-templates.ts';
import { previewCalls } from './calls/previews.ts';
import { projectCalls } from './calls/projects.ts';
import { quoteCalls } from './calls/quotes.ts';
import { roleLimitCalls } from './calls/role-limits.ts';
import { secretAddressCalls } from './calls/secret-addresses.ts';
import { signInCalls } from './calls/sign-ins.ts';
import { soldCalls } from './calls/sold.ts';
import { stageCalls } from './calls/stages.ts';
import { systemCalls } from './calls/system.ts';
import { tillCalls } from './calls/till.ts';
import { todayCalls } from './calls/today.ts';
import { trashCalls } from './calls/trash.ts';
import { unitBatchCalls } from './calls/unit-batches.ts';
import { unitImportCalls } from './calls/unit-imports.ts';
import { unitCalls } from './calls/units.ts';
import { userCalls } from './calls/users.ts';
import { viewingCalls } from './calls/viewings.ts';

/** Every call of the API. The web imports its type alone: schemas would be a tenth of a screen's scripts. */
export const CALLS = {
  ...accountCalls,
  ...addressCalls,
  ...answerTemplateCalls,
  ...roleLimitCalls,
  ...authCalls,
  ...buildingSetupCalls,
  ...buildingCalls,
  ...logCalls,
  ...buyerPageCalls,
  ...cityCalls,
  ...archiveCalls,
  ...brandCalls,
  ...companyCalls,
  ...contractCalls,
  ...placeCalls,
  ...dashboardCalls,
  ...demoCalls,
  ...firstStepsCalls,
  ...eventCalls,
  ...factorCalls,
  ...fileCalls,
  ...findCalls,
  ...heroCalls,
  ...historyCalls,
  ...insightCalls,
  ...leadCalls,
  ...ledgerCalls,
  ...messageCalls,
  ...moneyDeskCalls,
  ...movingInCalls,
  ...personCalls,
  ...planTemplateCalls,
  ...previewCalls,
  ...projectCalls,
  ...quoteCalls,
  ...secretAddressCalls,
  ...signInCalls,
  ...soldCalls,
  ...partyCalls,
  ...stageCalls,
  ...systemCalls,
  ...todayCalls,
  ...tillCalls,
  ...trashCalls,
  ...unitBatchCalls,
  ...unitImportCalls,
  ...unitCalls,
  ...userCalls,
  ...viewingCalls,
};
