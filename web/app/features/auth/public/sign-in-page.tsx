import type { SignInWith } from '@diyar/contract/auth';
import { Link } from 'react-router';
import avif900 from '~/assets/pictures/terrace-900.avif';
import webp900 from '~/assets/pictures/terrace-900.webp';
import avif1600 from '~/assets/pictures/terrace-1600.avif';
import webp1600 from '~/assets/pictures/terrace-1600.webp';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { Island } from '~/islands/island.tsx';
import { useBrand } from '~/lib/brand.tsx';
import { Brand } from '~/ui/public/brand.tsx';
import { Icon } from '~/ui/public/icon.tsx';
import { LanguageLink, ThemeButton } from '~/ui/public/page-tools.tsx';
import { Picture } from '~/ui/public/picture.tsx';
import SignInForm from './sign-in.island.tsx';
import './sign-in-page.css';

const TERRACE = {
  avif: `${avif900} 900w, ${avif1600} 1600w`,
  webp: `${webp900} 900w, ${webp1600} 1600w`,
  src: webp1600,
  width: 1600,
  height: 1067,
  focal: '40% 55%',
};

type SignInPageProps = {
  signInWith: SignInWith;
  contact: { phone: string; whatsapp: string; email: string };
};

export function SignInPage({ signInWith, contact }: SignInPageProps) {
  const t = usePublicTexts();
  const { name, isOwn } = useBrand();
  return (
    <main id="main" className="sign-in-page">
      <div className="sign-in-page-side">
        <div className="sign-in-page-top">
          <Link className="brand" to="/" reloadDocument aria-label={t.shell.home(name)}>
            <Brand />
          </Link>
          <div className="page-tools">
            <LanguageLink className="btn-tool" />
            <ThemeButton />
          </div>
        </div>
        <Island name="sign-in" is={SignInForm} props={{ signInWith, contact, brand: name }} isOwn />
        <Link className="btn-back" to="/" reloadDocument>
          <Icon name="arrowLeft" className="icon--flip" />
          {t.auth.back}
        </Link>
      </div>
      {!isOwn && (
        <Picture source={TERRACE} alt="" sizes="(max-width: 60em) 1px, 58vw" className="sign-in-page-pic" />
      )}
    </main>
  );
}
