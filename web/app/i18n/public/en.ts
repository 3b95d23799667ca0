// the query creates a copy of each module for this language, from which tree shaking removes the other one
export { en as auth } from '~/features/auth/public/texts.ts?en';
export { en as messagesBooking } from '~/features/messages/public/booking/texts.ts?en';
export { en as messagesContact } from '~/features/messages/public/contact/texts.ts?en';
export { en as projectPagesDetail } from '~/features/project-pages/public/detail/texts.ts?en';
export { en as projectPagesList } from '~/features/project-pages/public/list/texts.ts?en';
export { en as quotes } from '~/features/quotes/public/texts.ts?en';
export { en as unitPages } from '~/features/unit-pages/public/texts.ts?en';
export { en as home } from './home.ts?en';
export { en as media } from './media.ts?en';
export { en as notFound } from './not-found.ts?en';
export { en as shell } from './shell.ts?en';
