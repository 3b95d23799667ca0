import type { Account } from '@diyar/contract/account';
import type { SetupStep } from '@diyar/contract/auth';
import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import './my-account.css';
import { useAccount } from './account-api.ts';
import { NewDevices } from './new-devices.tsx';
import { PasswordSection } from './password-section.tsx';
import { Section } from './section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/**
 * What everybody changes for themselves (docs/product/sign-in-and-roles.md#my-account). While something comes before
 * anything else, only that.
 */
export function AccountScreen({ setupStep, factors }: { setupStep?: SetupStep; factors: ReactNode }) {
  const { account: t } = useAdminTexts();
  const query = useAccount();
  return (
    <Page title={t.title} sub={query.data && <bdi dir="ltr">{query.data.username}</bdi>}>
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
        {(account) => (
          <div className="my-account">
            {setupStep ? (
              <Unfinished setupStep={setupStep} account={account} factors={factors} />
            ) : (
              <Everything account={account} factors={factors} />
            )}
          </div>
        )}
      </QueryView>
    </Page>
  );
}

type Parts = { account: Account; factors: ReactNode };

function Everything({ account, factors }: Parts) {
  return (
    <>
      <NewDevices devices={account.newDevices} />
      <Me account={account} />
      <PasswordSection account={account} />
      {factors}
      <SessionsSection />
    </>
  );
}

function Unfinished({ setupStep, account, factors }: Parts & { setupStep: SetupStep }) {
  const { account: t } = useAdminTexts();
  const isPassword = setupStep === 'password';
  return (
    <>
      <Notice isUrgent icon="lock-key" title={isPassword ? t.setupStep.password : t.setupStep.factor}>
        {isPassword ? t.setupStep.passwordBody : t.setupStep.factorBody}
      </Notice>
      {isPassword ? <PasswordSection account={account} /> : factors}
    </>
  );
}

function Me({ account }: { account: Account }) {
  const { account: t, words } = useAdminTexts();
  return (
    <Section title={t.me.title} hint={t.me.hint}>
      <dl className="my-account-facts">
        <Fact label={t.me.fullName}>{account.fullName && <bdi>{account.fullName}</bdi>}</Fact>
        <Fact label={t.me.phone}>{account.phone && <bdi dir="ltr">{account.phone}</bdi>}</Fact>
        <Fact label={t.me.username}>
          <bdi dir="ltr">{account.username}</bdi>
        </Fact>
        <Fact label={t.me.role}>{words.roles[account.role]}</Fact>
      </dl>
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const { account: t } = useAdminTexts();
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || t.me.none}</dd>
    </div>
  );
}
