import type { Texts } from '../../../i18n/texts.ts';

/** Texts for the check of a session and its end. */
export const en = {
  checking: 'Checking your session…',
  notSignedIn: 'You are not signed in.',
  notChecked: 'Your session could not be checked',
  expired: 'Session expired',
  expiredBody: 'Sign in again to go on. Everything you typed on this page is still here.',
  password: 'Password',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  someoneElse: 'Sign in as someone else',
  failed: 'Login failed. Please try again.',
  confirmTitle: 'Your password again',
  confirmBody: 'This touches personal data or how people sign in. Enter your password to go on.',
  confirm: 'Go on',
  code: 'Code of the app, or a recovery code',
  usePasskey: 'Use a passkey',
};

export const ar: Texts<typeof en> = {
  checking: 'جارٍ التحقق من الجلسة…',
  notSignedIn: 'لم تسجّل الدخول.',
  notChecked: 'تعذّر التحقق من الجلسة',
  expired: 'انتهت الجلسة',
  expiredBody: 'سجّل الدخول للمتابعة. كل ما كتبته في هذه الصفحة ما زال هنا.',
  password: 'كلمة المرور',
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول…',
  someoneElse: 'الدخول باسم آخر',
  failed: 'تعذّر تسجيل الدخول. حاول مرة أخرى.',
  confirmTitle: 'كلمة مرورك مرة أخرى',
  confirmBody: 'هذا يمسّ بيانات شخصية أو طريقة الدخول. أدخل كلمة مرورك للمتابعة.',
  confirm: 'متابعة',
  code: 'رمز التطبيق أو رمز استرداد',
  usePasskey: 'استخدام مفتاح مرور',
};
