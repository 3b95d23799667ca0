import type { SetupStep } from '@diyar/contract/auth';
import { AccountScreen } from '~/features/account/admin/account-screen.tsx';
import { FactorsSection } from '~/features/factors/admin/factors-section.tsx';

/** My account, with its second factors. */
export const OwnAccount = ({ setupStep }: { setupStep?: SetupStep }) => (
  <AccountScreen setupStep={setupStep} factors={<FactorsSection />} />
);
