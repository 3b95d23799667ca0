import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import type { Texts } from '../../../i18n/texts.ts';

/** Texts for the check of a session and its end. */
export const en = {
  checking: 'Checking your session…',
  notSignedIn: 'You are not signed in.',
  notChecked: 'Your session could not be checked',
  expired: words.sessionExpired,
  expiredBody: 'Sign in again to go on. Everything you typed on this page is still here.',
  password: words.password,
  signIn: words.signIn,
  signingIn: 'Signing in…',
  someoneElse: 'Sign in as someone else',
  failed: 'Login failed. Please try again.',
  confirmTitle: 'Your password again',
  confirmBody:
    'This gives somebody rights, cannot be undone or touches personal data. Enter your password to go on.',
  confirm: 'Go on',
  factorInstead: 'Second factor instead',
  passwordInstead: 'Password instead',
  factorTitle: 'Your second factor',
  factorBody: {
    app: 'Enter a code of your authenticator app, or a recovery code.',
    any: 'Show one of your second factors, or enter a recovery code.',
    passkey: 'Use this passkey, or enter a recovery code.',
  },
  recoveryCode: 'Recovery code',
  factorFailed: 'Failed to ask for your second factor',
  passkeyCancelled: 'No passkey was shown.',
  code: 'Code of the app, or a recovery code',
  usePasskey: words.useAPasskey,
};

export const ar: Texts<typeof en> = {
  checking: 'جارٍ التحقق من الجلسة…',
  notSignedIn: 'لم تسجّل الدخول.',
  notChecked: 'تعذّر التحقق من الجلسة',
  expired: arWords.sessionExpired,
  expiredBody: 'سجّل الدخول للمتابعة. كل ما كتبته في هذه الصفحة ما زال هنا.',
  password: arWords.password,
  signIn: arWords.signIn,
  signingIn: 'جارٍ تسجيل الدخول…',
  someoneElse: 'الدخول باسم آخر',
  failed: 'تعذّر تسجيل الدخول. حاول مرة أخرى.',
  confirmTitle: 'كلمة مرورك مرة أخرى',
  confirmBody: 'هذا يمنح صلاحيات أو لا رجعة عنه أو يمسّ بيانات شخصية. أدخل كلمة مرورك للمتابعة.',
  confirm: 'متابعة',
  factorInstead: 'العامل الثاني بدلًا منها',
  passwordInstead: 'كلمة المرور بدلًا منه',
  factorTitle: 'عاملك الثاني',
  factorBody: {
    app: 'أدخل رمزًا من تطبيق المصادقة، أو رمز استرداد.',
    any: 'أظهر أحد عوامل دخولك الثانية، أو أدخل رمز استرداد.',
    passkey: 'استخدم هذا المفتاح، أو أدخل رمز استرداد.',
  },
  recoveryCode: 'رمز استرداد',
  factorFailed: 'تعذّر طلب العامل الثاني',
  passkeyCancelled: 'لم يُظهر أي مفتاح.',
  code: 'رمز التطبيق أو رمز استرداد',
  usePasskey: arWords.useAPasskey,
};
