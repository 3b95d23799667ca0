import { type ReactNode, useEffect, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';

export type Step<Id extends string> = {
  id: Id;
  label: string;
  /** A note after the label: '14 units'. */
  note?: ReactNode;
  isDisabled?: boolean;
};

type FrameProps<Id extends string> = {
  steps: readonly Step<Id>[];
  selected: Id;
  onChange: (id: Id) => void;
  children: ReactNode;
};

/**
 * The steps of an editor. Wraps a Page: StepList goes into its `tabs`, a StepPanel per step into its body.
 */
export function Steps<Id extends string>({ steps, selected, onChange, children }: FrameProps<Id>) {
  return (
    <Tabs
      className="steps"
      selectedKey={selected}
      onSelectionChange={(key) => {
        const step = steps.find(({ id }) => id === key);
        if (step) onChange(step.id);
      }}
    >
      {children}
    </Tabs>
  );
}

type ListProps<Id extends string> = { label: string; steps: readonly Step<Id>[]; selected: Id };

/** Numbered tabs under the bar. Where they do not all fit, the selected one is scrolled into view. */
export function StepList<Id extends string>({ label, steps, selected }: ListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const shown = steps.findIndex(({ id }) => id === selected);
  useEffect(() => {
    list.current?.children[shown]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  return (
    <section className="steps-bar" aria-label={label}>
      <TabList ref={list} aria-label={label} className="steps-tabs">
        {steps.map(({ id, label: name, note, isDisabled }, index) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className="steps-tab">
            <b className="steps-number">{index + 1}</b>
            {name}
            {note}
          </Tab>
        ))}
      </TabList>
    </section>
  );
}

export const StepPanel = ({ id, children }: { id: string; children: ReactNode }) => (
  <TabPanel id={id} className="steps-panel">
    {children}
  </TabPanel>
);
