import type { LostReason, OpenLeadStage } from '@diyar/contract/rules/leads';

/** What the office made of a message, by its sender's name as first written. Days count from the filling. */
export interface DemoLead {
  sender: string;
  /** Whose it is, by username; '' has no owner yet. */
  owner: '' | 'superadmin' | 'admin';
  stage: OpenLeadStage | 'lost';
  lostReason?: LostReason;
  nextStep?: string;
  /** Negative: overdue. */
  nextInDays?: number;
  note?: string;
  /** The first answer came after so many minutes. */
  answeredAfter?: number;
  /** In days, at a time of the company's clock. */
  viewing?: { inDays: number; time: string; status?: 'done' | 'noShow' };
}

export const leads: DemoLead[] = [
  {
    sender: 'Omar Haddad',
    owner: 'admin',
    stage: 'contacted',
    nextStep: 'Send the plan of C-301',
    nextInDays: 0,
    answeredAfter: 95,
  },
  {
    sender: 'ليان سمارة',
    owner: 'admin',
    stage: 'offer',
    nextStep: 'الرد على موعد الثلاثاء',
    nextInDays: 0,
    note: 'تبحث عن شقة بثلاث غرف قريبة من المدرسة.',
    answeredAfter: 40,
    viewing: { inDays: -3, time: '11:00', status: 'done' },
  },
  { sender: 'محمود زيد', owner: 'superadmin', stage: 'new', nextStep: 'معاودة الاتصال به', nextInDays: -1 },
  {
    sender: 'دعاء الشريف',
    owner: 'admin',
    stage: 'offer',
    nextStep: 'إرسال عرض السعر النهائي',
    nextInDays: -1,
    answeredAfter: 180,
  },
  {
    sender: 'Sami Khoury',
    owner: 'superadmin',
    stage: 'viewing',
    nextStep: 'Show him J-01',
    nextInDays: 1,
    answeredAfter: 120,
    viewing: { inDays: 1, time: '16:00' },
  },
  {
    sender: 'عبد الرحمن نزّال',
    owner: 'admin',
    stage: 'contacted',
    nextStep: 'سؤال المهندس عن التشطيب',
    nextInDays: 1,
    answeredAfter: 30,
  },
  {
    sender: 'د. نور الدين صالح',
    owner: 'admin',
    stage: 'viewing',
    nextStep: 'إرسال مخطط الطابق الأرضي',
    nextInDays: -3,
    answeredAfter: 55,
    viewing: { inDays: 2, time: '10:30' },
  },
  { sender: 'رامي عوض', owner: 'admin', stage: 'lost', lostReason: 'budget', answeredAfter: 75 },
  {
    sender: 'Yara Shaheen',
    owner: 'superadmin',
    stage: 'viewing',
    nextStep: 'Call after the viewing',
    nextInDays: 2,
    answeredAfter: 20,
    viewing: { inDays: 0, time: '15:00' },
  },
  { sender: 'فؤاد جرّار', owner: 'superadmin', stage: 'contacted', answeredAfter: 240 },
  { sender: 'أم أحمد', owner: 'admin', stage: 'lost', lostReason: 'elsewhere', answeredAfter: 300 },
  {
    sender: 'باسل نصّار',
    owner: 'admin',
    stage: 'offer',
    nextStep: 'متابعة توقيع الحجز',
    nextInDays: 3,
    answeredAfter: 45,
  },
  { sender: 'George Sayegh', owner: 'superadmin', stage: 'lost', lostReason: 'noAnswer', answeredAfter: 150 },
  { sender: 'د. سهى الخالدي', owner: 'admin', stage: 'lost', lostReason: 'notNow', answeredAfter: 60 },
  {
    sender: 'Tariq Mansour',
    owner: 'superadmin',
    stage: 'contacted',
    nextStep: 'Write when he is in Ramallah',
    nextInDays: 12,
    answeredAfter: 500,
  },
  {
    sender: 'شركة مسار للاستشارات',
    owner: 'admin',
    stage: 'lost',
    lostReason: 'location',
    answeredAfter: 110,
  },
];

/** Where messages came from, in turn: the utm_source that their forms sent. */
export const sources = ['instagram', '', 'google', 'instagram', 'facebook', '', 'referral'];
