import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { StoredPaper } from './stored-paper.tsx';
import { TransferPaper } from './transfer-paper.tsx';

/** /admin/transfers/{id}: docs/product/parties.md#transfer */
export function TransferScreen({ id }: { id: string }) {
  const { parties: t } = useAdminTexts();
  return (
    <StoredPaper
      query={useRead('GET /admin/transfers/{id}', { params: { id } })}
      titleOf={({ number }) => t.paperNo(number)}
    >
      {(transfer, shown) => <TransferPaper {...shown} transfer={transfer} />}
    </StoredPaper>
  );
}
