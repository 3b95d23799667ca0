import { useParams } from 'react-router';
import { BuyerSection } from '~/features/buyer-page/admin/buyer-section.tsx';
import { ContractSection } from '~/features/contracts/admin/contract-section.tsx';
import { DealScreen } from '~/features/ledger/admin/deal-screen.tsx';
import { PartiesSection } from '~/features/parties/admin/parties-section.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';
import { dealOfPath } from '~/lib/admin/paths.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'buildings' };

export default function DealPage() {
  const { dealId } = useParams();
  return (
    <DealScreen
      key={dealId}
      id={dealOfPath(dealId)}
      sections={(ledger) => (
        <>
          <BuyerSection dealId={ledger.deal.id} />
          <PartiesSection ledger={ledger} />
          <ContractSection ledger={ledger} />
        </>
      )}
    />
  );
}
