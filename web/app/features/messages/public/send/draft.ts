/** The path identifies the form: each page has one, and both languages share the path. */
const keyOf = () => `draft ${location.pathname}`;

/** Storage may be unavailable (private window): then a draft lives as long as its page. */
const storage = () => {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
};

type Fields = readonly string[];

const inputAt = (form: HTMLFormElement, name: string) => {
  const input = form.elements.namedItem(name);
  const isField =
    input instanceof HTMLInputElement ||
    input instanceof HTMLTextAreaElement ||
    input instanceof HTMLSelectElement;
  return isField ? input : null;
};

/**
 * Stores typed text in this tab until it is sent, so that a reload or a change of language does not lose it.
 */
export function storeDraft(form: HTMLFormElement, fields: Fields) {
  const typed = fields.map((name) => [name, inputAt(form, name)?.value ?? '']);
  try {
    storage()?.setItem(keyOf(), JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // full or unavailable: the text stays in its fields
  }
}

/** Only into empty fields: text typed before hydration is newer. */
export function restoreDraft(form: HTMLFormElement, fields: Fields) {
  const stored = readDraft();
  for (const name of fields) {
    const [input, text] = [inputAt(form, name), stored[name]];
    if (input && input.value === '' && typeof text === 'string') input.value = text;
  }
}

export const deleteDraft = () => storage()?.removeItem(keyOf());

function readDraft(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(keyOf()) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
