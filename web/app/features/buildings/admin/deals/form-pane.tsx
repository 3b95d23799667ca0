import type { TrackedUnit } from '@diyar/contract/buildings';
import { type ReactNode, useId } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { Form, FormProblems, type FramedForm } from '~/ui/admin/form/form.tsx';
import { Pane } from '~/ui/admin/layout/pane.tsx';
import type { PanelFrame } from '../apartment/apartment-panel.tsx';
import { Taken } from './taken.tsx';

export type StepFormProps = {
  frame: PanelFrame;
  unit: TrackedUnit;
  /** All units of the building. */
  units: readonly TrackedUnit[];
  onDone: () => void;
};

type Props = {
  frame: PanelFrame;
  title: string;
  /** The unit when the form was opened, and as it is now. */
  opened: TrackedUnit;
  unit: TrackedUnit;
  form: FramedForm;
  submitLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  onDone: () => void;
  children: ReactNode;
};

/** A form inside the sheet; its buttons are at the foot, within reach of a thumb. */
export function FormPane(props: Props) {
  const { frame, title, opened, unit, form, submitLabel, cancelLabel, isDanger } = props;
  const { ui } = useAdminTexts();
  const { status } = form;
  const id = useId();
  const save = (
    <SaveButton type="submit" form={id} status={status} variant={isDanger ? 'danger' : 'primary'}>
      {submitLabel}
    </SaveButton>
  );
  // what cannot be taken back is not the first button
  const keep = (
    <Button onPress={props.onDone} autoFocus={isDanger}>
      {cancelLabel ?? ui.cancel}
    </Button>
  );
  const foot = isDanger ? [keep, save] : [save, keep];
  return (
    <Pane
      {...frame}
      onClose={props.onDone}
      label={title}
      foot={
        <>
          {foot[0]}
          {foot[1]}
        </>
      }
    >
      <h2>{title}</h2>
      <Taken opened={opened} unit={unit} isSaving={status === 'pending' || status === 'success'} />
      <Form id={id} className="form-stack" form={form}>
        <FormProblems form={form} />
        {props.children}
      </Form>
    </Pane>
  );
}
