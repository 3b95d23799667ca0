/** Joins the truthy class names: `classNames('button', isDone && 'button--done')`. */
export const classNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ');
