/** Joins the truthy class names: `classNames('btn', isDone && 'btn--done')`. */
export const classNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ');
