import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import type { Texts } from '../../../i18n/texts.ts';

export const en = {
  title: words.signIns,
  search: 'Search name, address or device',
  from: words.from,
  to: words.to,
  columns: {
    at: words.when,
    name: words.name,
    outcome: words.outcome,
    device: 'Device',
    address: words.address,
  },
  outcomes: {
    success: 'Signed in',
    wrongPassword: 'Wrong password',
    unknownName: 'Unknown name',
    disabled: 'Disabled account',
    wrongCode: 'Wrong code',
  },
  newDevice: 'New device',
  unknownDevice: words.unknownDevice,
  empty: 'No sign-ins',
  emptyBody: 'Whoever signs in or tries to is listed here.',
};

export const ar: Texts<typeof en> = {
  title: arWords.signIns,
  search: 'البحث عن اسم أو عنوان أو جهاز',
  from: arWords.from,
  to: arWords.to,
  columns: {
    at: arWords.when,
    name: arWords.name,
    outcome: arWords.outcome,
    device: 'الجهاز',
    address: arWords.address,
  },
  outcomes: {
    success: 'دخول',
    wrongPassword: 'كلمة مرور خاطئة',
    unknownName: 'اسم غير معروف',
    disabled: 'حساب موقوف',
    wrongCode: 'رمز خاطئ',
  },
  newDevice: 'جهاز جديد',
  unknownDevice: arWords.unknownDevice,
  empty: 'لا يوجد دخول',
  emptyBody: 'يظهر هنا كل دخول وكل محاولة دخول.',
};
