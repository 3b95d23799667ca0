/**
 * For a failed page: both languages, and outside the dictionaries, because loading those may be what failed.
 */
export const failure = {
  en: {
    title: 'This page could not be shown',
    text: 'Something went wrong on our side. The rest of the site still works; please try again shortly.',
    retry: 'Try again',
  },
  ar: {
    title: 'تعذّر عرض هذه الصفحة',
    text: 'حدث خطأ من جهتنا. بقية الموقع تعمل، فأعد المحاولة بعد قليل.',
    retry: 'أعد المحاولة',
  },
};
