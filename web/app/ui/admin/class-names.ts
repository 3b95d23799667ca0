/** Joins the classes that apply: `classNames('btn', isDone && 'btn--done')`. */
export const classNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ');
