export { company } from './company.ts';
export { contractPdf } from './contract-pdf.ts';
export { heroSlots } from './hero.ts';
export { floors, reservations } from './lacasa.ts';
export { leads, sources } from './leads.ts';
export { messages } from './messages.ts';
export { projects } from './projects/index.ts';
export { soldRecords } from './sold.ts';
export { users } from './users.ts';
