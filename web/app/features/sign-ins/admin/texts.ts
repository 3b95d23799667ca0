import type { Texts } from '../../../i18n/texts.ts';

export const en = {
  title: 'Sign-ins',
  search: 'Search name, address or device',
  outcome: 'Outcome',
  all: 'All',
  from: 'From',
  to: 'To',
  columns: { when: 'When', name: 'Name', outcome: 'Outcome', device: 'Device', address: 'Address' },
  outcomes: {
    success: 'Signed in',
    wrongPassword: 'Wrong password',
    unknownName: 'Unknown name',
    disabled: 'Disabled account',
    wrongCode: 'Wrong code',
  },
  newDevice: 'New device',
  unknownDevice: 'Unknown device',
  empty: 'No sign-ins',
  emptyBody: 'Whoever signs in or tries to is listed here.',
  noMatch: 'Nothing matches these filters.',
  clearFilters: 'Clear filters',
  loadFailed: 'Failed to load the sign-ins',
};

export const ar: Texts<typeof en> = {
  title: 'سجل الدخول',
  search: 'البحث عن اسم أو عنوان أو جهاز',
  outcome: 'النتيجة',
  all: 'الكل',
  from: 'من',
  to: 'إلى',
  columns: { when: 'الوقت', name: 'الاسم', outcome: 'النتيجة', device: 'الجهاز', address: 'العنوان' },
  outcomes: {
    success: 'دخول',
    wrongPassword: 'كلمة مرور خاطئة',
    unknownName: 'اسم غير معروف',
    disabled: 'حساب موقوف',
    wrongCode: 'رمز خاطئ',
  },
  newDevice: 'جهاز جديد',
  unknownDevice: 'جهاز غير معروف',
  empty: 'لا يوجد دخول',
  emptyBody: 'يظهر هنا كل دخول وكل محاولة دخول.',
  noMatch: 'لا نتائج لهذه التصفية.',
  clearFilters: 'مسح التصفية',
  loadFailed: 'تعذّر تحميل سجل الدخول',
};
