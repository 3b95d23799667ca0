/** The page stands for the form: each has one, and both languages share its path. */
const keyOf = () => `draft ${location.pathname}`;

/** Storage may be refused (private window): then a draft lives as long as its page. */
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
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input : null;
};

/** What is typed stays in this tab until it has been sent: a reload or another language takes nothing away. */
export function keepDraft(form: HTMLFormElement, fields: Fields) {
  const typed = fields.map((name) => [name, inputAt(form, name)?.value ?? '']);
  try {
    storage()?.setItem(keyOf(), JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // full, or there but closed: what is typed stays in its fields
  }
}

/** Only into fields that are empty: what somebody typed before the scripts came is newer. */
export function restoreDraft(form: HTMLFormElement, fields: Fields) {
  const kept = readDraft();
  for (const name of fields) {
    const [input, text] = [inputAt(form, name), kept[name]];
    if (input && input.value === '' && typeof text === 'string') input.value = text;
  }
}

export const dropDraft = () => storage()?.removeItem(keyOf());

function readDraft(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage()?.getItem(keyOf()) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
