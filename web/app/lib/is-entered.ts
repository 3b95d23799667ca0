/** Whether a field of the form has another value than the server rendered. */
export const isEntered = (form: HTMLFormElement) =>
  Array.from(form.elements).some((field) => {
    if (field instanceof HTMLSelectElement) {
      const rendered = Array.from(field.options).find(({ defaultSelected }) => defaultSelected);
      return field.value !== (rendered ?? field.options[0])?.value;
    }
    if (!(field instanceof HTMLInputElement)) return false;
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
  });
