import * as arWords from '@diyar/contract/words/ar';
import type { Texts } from '../texts.ts';

export const en = {
  code: '404',
  title: 'This door opens onto nothing',
  text: 'The page may have moved, or it no longer exists. All our projects are still where they were.',
  home: 'Go Home',
  browse: 'Browse Listings',
};

export const ar: Texts<typeof en> = {
  code: '404',
  title: 'هذا الباب لا يفتح على شيء',
  text: 'ربما تغيّر عنوان الصفحة أو لم تعد موجودة. المشاريع كلها ما زالت في مكانها.',
  home: 'إلى الرئيسية',
  browse: arWords.browseProperties,
};
