import type { DemoUser } from '../types.ts';

/** Created by `npm start` and `npm run dev` only; `npm run serve` refuses these passwords. */
export const users: DemoUser[] = [
  {
    username: 'superadmin',
    password: 'superadmin-demo',
    role: 'SUPERADMIN',
    fullName: 'رنا عودة',
    phone: '+970 59 000 1122',
  },
  {
    username: 'admin',
    password: 'admin-demo',
    role: 'ADMIN',
    fullName: 'دينا شحادة',
    phone: '+970 56 002 4417',
  },
  {
    username: 'lacasa',
    password: 'lacasa-demo',
    role: 'LACASA',
    fullName: 'سليم أبو غنّام',
    phone: '+970 59 071 6643',
  },
  {
    username: 'sales',
    password: 'sales-demo',
    role: 'SALES',
    fullName: 'طارق عيسى',
    phone: '+970 59 014 2208',
  },
  {
    username: 'accountant',
    password: 'accountant-demo',
    role: 'ACCOUNTANT',
    fullName: 'سناء نزّال',
    phone: '+970 56 031 7745',
  },
];
