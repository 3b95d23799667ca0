import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';

export type TabItem<Id extends string> = {
  id: Id;
  label: ReactNode;
  isDisabled?: boolean;
  /** Small words after the label: '14 units'. */
  note?: ReactNode;
  content: ReactNode;
};

type Props<Id extends string> = {
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onChange: (id: Id) => void;
  /** 'rule': numbered steps on a rule under the bar; 'seg': a small switch above its panel. */
  variant?: 'rule' | 'seg';
};

/** Tabs with their panels. For a filter over one list use Segmented. */
export function Tabs<Id extends string>({ label, items, selected, onChange, variant = 'seg' }: Props<Id>) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        const tab = items.find((item) => item.id === key);
        if (tab) onChange(tab.id);
      }}
    >
      <TabList aria-label={label} className={variant === 'rule' ? 'rule-tabs' : 'seg'}>
        {items.map((item, index) => (
          <Tab
            key={item.id}
            id={item.id}
            isDisabled={item.isDisabled}
            className={variant === 'rule' ? 'rule-tabs__i' : 'seg__i'}
          >
            {variant === 'rule' && <b className="rule-tabs__n">{index + 1}</b>}
            {item.label}
            {item.note}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} shouldForceMount={false}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
