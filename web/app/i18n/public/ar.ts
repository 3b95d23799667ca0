// the query creates a copy of each module for this language, from which tree shaking removes the other one
export { ar as auth } from '~/features/auth/public/texts.ts?ar';
export { ar as messagesBooking } from '~/features/messages/public/booking/texts.ts?ar';
export { ar as messagesContact } from '~/features/messages/public/contact/texts.ts?ar';
export { ar as projectPagesDetail } from '~/features/project-pages/public/detail/texts.ts?ar';
export { ar as projectPagesList } from '~/features/project-pages/public/list/texts.ts?ar';
export { ar as quotes } from '~/features/quotes/public/texts.ts?ar';
export { ar as unitPages } from '~/features/unit-pages/public/texts.ts?ar';
export { ar as home } from './home.ts?ar';
export { ar as media } from './media.ts?ar';
export { ar as notFound } from './not-found.ts?ar';
export { ar as shell } from './shell.ts?ar';
