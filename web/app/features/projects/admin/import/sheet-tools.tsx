type Props = {
  /** Null for a project that is not saved yet. */
  projectId: number | null;
  /** The editor has unsaved changes. */
  isDirty: boolean;
};

/** Import and export in the tools of the units. */
export function SheetTools(_props: Props) {
  return null;
}
