/** It has run before React hydrates, so the browser's bundle does not include its code. */
export const InlineScript = ({ code }: { code: string }) => (
  <script
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, fixed at build time
    dangerouslySetInnerHTML={{ __html: code }}
  />
);

/** In JSON `<` occurs only inside strings, so escaping it keeps the value and cannot close the element. */
export const Block = ({ id, json }: { id?: string; json: string }) => (
  <script
    id={id}
    type="application/json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? json.replaceAll('<', '\\u003c') : '' }}
  />
);
