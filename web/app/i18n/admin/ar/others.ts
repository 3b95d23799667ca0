// the query creates a copy of each module for this language, from which tree shaking removes the other one

export { ar as changes } from '~/features/changes/admin/texts-ar.ts';
export { ar as companyBrand } from '~/features/company/admin/brand/texts.ts?ar';
export { ar as company } from '~/features/company/admin/texts.ts?ar';
export { ar as handOver } from '~/features/hand-over/admin/texts.ts?ar';
export { ar as hero } from '~/features/hero/admin/texts.ts?ar';
export { ar as history } from '~/features/history/admin/texts.ts?ar';
export { ar as leadsAnswers } from '~/features/leads/admin/answers/texts.ts?ar';
export { ar as leadsLead } from '~/features/leads/admin/lead/texts-ar.ts';
export { ar as moneyDesk } from '~/features/money-desk/admin/texts.ts?ar';
export { ar as papers } from '~/features/papers/admin/texts.ts?ar';
export { ar as path } from '~/features/path/admin/texts-ar.ts';
export { ar as personsActions } from '~/features/persons/admin/actions/texts.ts?ar';
export { ar as persons } from '~/features/persons/admin/texts.ts?ar';
export { ar as personsTimeline } from '~/features/persons/admin/timeline/texts.ts?ar';
export { ar as quotes } from '~/features/quotes/admin/texts.ts?ar';
export { ar as rights } from '~/features/rights/admin/texts.ts?ar';
export { ar as roleLimits } from '~/features/role-limits/admin/texts.ts?ar';
export { ar as secretAddresses } from '~/features/secret-addresses/admin/texts.ts?ar';
export { ar as signIns } from '~/features/sign-ins/admin/texts.ts?ar';
export { ar as sold } from '~/features/sold/admin/texts.ts?ar';
export { ar as system } from '~/features/system/admin/texts.ts?ar';
export { ar as todayStart } from '~/features/today/admin/start/texts.ts?ar';
export { ar as trash } from '~/features/trash/admin/texts.ts?ar';
export { ar as users } from '~/features/users/admin/texts.ts?ar';
export { ar as viewings } from '~/features/viewings/admin/texts-ar.ts';
export { ar as whoIsWho } from '~/features/who-is-who/admin/texts.ts?ar';
