import { ApiError } from './api-error.ts';
import { parseBody } from './body.ts';

export type UploadProgress = (progress: { loaded: number; total: number }) => void;

type Upload = {
  method: string;
  url: string;
  headers: Headers;
  form: FormData;
  timeout: number;
  signal?: AbortSignal;
  onProgress?: UploadProgress;
};

/**
 * XMLHttpRequest because fetch cannot report upload progress. The timeout measures inactivity, not the whole
 * transfer: 200 MB over a slow connection take longer than a minute and must not be aborted while bytes still
 * flow.
 */
export function sendForm(upload: Upload): Promise<{ data: unknown; headers: Headers; status: number }> {
  const { method, url, signal } = upload;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const settle = (end: () => void) => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', abort);
      end();
    };
    const fail = (reason: 'network' | 'timeout') =>
      settle(() => reject(new ApiError({ status: 0, url, method, reason })));
    const abort = () => {
      xhr.abort();
      settle(() => reject(signal?.reason));
    };
    const restartTimeout = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        xhr.abort();
        fail('timeout');
      }, upload.timeout);
    };

    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', abort);
    xhr.open(method, url);
    for (const [name, value] of upload.headers) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => {
      restartTimeout();
      upload.onProgress?.({ loaded, total });
    };
    xhr.onerror = () => fail('network');
    xhr.onload = () =>
      settle(() => {
        const data = parseBody(xhr.responseText);
        const { status, statusText } = xhr;
        const headers = headersOf(xhr);
        if (status >= 200 && status < 300) resolve({ data, headers, status });
        else reject(new ApiError({ status, statusText, data, url, method, headers }));
      });
    restartTimeout();
    xhr.send(upload.form);
  });
}

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}
