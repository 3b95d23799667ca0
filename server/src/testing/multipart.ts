/** A form as a browser sends it, for `inject`: `app.as('ADMIN').post(url, form.payload, { headers: form.headers })`. */
export async function multipart(
  fields: Record<string, string | { bytes: Uint8Array; name?: string; type?: string }>,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else {
      const blob = new Blob([new Uint8Array(value.bytes)], {
        type: value.type ?? 'application/octet-stream',
      });
      form.append(name, blob, value.name ?? 'file');
    }
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}
