const WRONG = '[aria-invalid="true"], [data-invalid]';
const FOCUSABLE = 'input, textarea, button, [role="spinbutton"]';

const isReachable = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.hidden && element.closest('[aria-hidden="true"]') === null;

/** The first field in the order of the page that is marked as wrong, whatever it is made of. */
export function focusFirstWrong(form: HTMLFormElement | null) {
  for (const wrong of form?.querySelectorAll<HTMLElement>(WRONG) ?? []) {
    const parts = wrong.matches(FOCUSABLE) ? [wrong] : [...wrong.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const target = parts.find(isReachable);
    if (target) return target.focus();
  }
}
