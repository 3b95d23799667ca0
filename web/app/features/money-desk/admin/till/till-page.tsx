import type { Till } from '@diyar/contract/till';
import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Select } from '~/ui/admin/fields/select.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { PageTabs } from '~/ui/admin/layout/page-tabs.tsx';
import './till.css';
import { TILL_PATH } from './till-path.ts';

/** Till, cash book and closings, with the way to the money desk: docs/product/till.md */
export function TillPage({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { moneyDeskTill: t, moneyDesk } = useAdminTexts();
  const pages = [
    { to: TILL_PATH, name: t.tabs.till },
    { to: `${TILL_PATH}/book`, name: t.tabs.book },
    { to: `${TILL_PATH}/closings`, name: t.tabs.closings },
  ];
  return (
    <Page
      title={t.title}
      parent={{ label: moneyDesk.title, to: '/admin/money' }}
      actions={actions}
      tabs={<PageTabs label={t.title} pages={pages} />}
    >
      {children}
    </Page>
  );
}

type ChoiceProps = {
  cashiers: Till['cashiers'];
  value: number | null;
  onChange: (id: number | null) => void;
  /** Where all of them can be meant. */
  hasAll?: boolean;
};

const ALL = 'all';

/** Nothing to choose for whoever sees their own till only. */
export function CashierChoice({ cashiers, value, onChange, hasAll = false }: ChoiceProps) {
  const { moneyDeskTill: t } = useAdminTexts();
  if (cashiers.length < 2) return null;
  return (
    <Select
      label={t.cashier}
      value={value === null ? ALL : String(value)}
      options={[
        ...(hasAll ? [{ value: ALL, label: t.all }] : []),
        ...cashiers.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(next) => onChange(next === ALL ? null : Number(next))}
    />
  );
}
