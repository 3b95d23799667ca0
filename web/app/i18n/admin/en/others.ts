// the query creates a copy of each module for this language, from which tree shaking removes the other one

export { en as changes } from '~/features/changes/admin/texts.ts';
export { en as companyBrand } from '~/features/company/admin/brand/texts.ts?en';
export { en as company } from '~/features/company/admin/texts.ts?en';
export { en as handOver } from '~/features/hand-over/admin/texts.ts?en';
export { en as hero } from '~/features/hero/admin/texts.ts?en';
export { en as history } from '~/features/history/admin/texts.ts?en';
export { en as leadsAnswers } from '~/features/leads/admin/answers/texts.ts?en';
export { en as leadsLead } from '~/features/leads/admin/lead/texts.ts';
export { en as moneyDesk } from '~/features/money-desk/admin/texts.ts?en';
export { en as papers } from '~/features/papers/admin/texts.ts?en';
export { en as path } from '~/features/path/admin/texts.ts';
export { en as personsActions } from '~/features/persons/admin/actions/texts.ts?en';
export { en as persons } from '~/features/persons/admin/texts.ts?en';
export { en as personsTimeline } from '~/features/persons/admin/timeline/texts.ts?en';
export { en as quotes } from '~/features/quotes/admin/texts.ts?en';
export { en as rights } from '~/features/rights/admin/texts.ts?en';
export { en as roleLimits } from '~/features/role-limits/admin/texts.ts?en';
export { en as secretAddresses } from '~/features/secret-addresses/admin/texts.ts?en';
export { en as signIns } from '~/features/sign-ins/admin/texts.ts?en';
export { en as sold } from '~/features/sold/admin/texts.ts?en';
export { en as system } from '~/features/system/admin/texts.ts?en';
export { en as todayStart } from '~/features/today/admin/start/texts.ts?en';
export { en as trash } from '~/features/trash/admin/texts.ts?en';
export { en as users } from '~/features/users/admin/texts.ts?en';
export { en as viewings } from '~/features/viewings/admin/texts.ts';
export { en as whoIsWho } from '~/features/who-is-who/admin/texts.ts?en';
