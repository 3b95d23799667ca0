export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startedAt: number;
  endedAt: number;
  failed: boolean;
  attributes: Record<string, string | number>;
}

export interface Collector {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
}

const SEND_EVERY_MS = 5_000;
const AT_ONCE = 512;
/** Further spans are dropped while the collector is unreachable. */
const QUEUE_MAX = 2_048;
const SERVER_KIND = 2;
const ERROR_STATUS = 2;

const attribute = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
});

const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);

const written = ({ startedAt, endedAt, attributes, failed, ...span }: Span) => ({
  ...span,
  kind: SERVER_KIND,
  startTimeUnixNano: nanoseconds(startedAt),
  endTimeUnixNano: nanoseconds(endedAt),
  attributes: Object.entries(attributes).map(attribute),
  status: failed ? { code: ERROR_STATUS } : {},
});

/** Sends spans to a collector in batches, as OTLP JSON. */
export function spanSender(collector: Collector, log: { debug(details: object, message: string): void }) {
  const waiting: Span[] = [];
  const resource = { attributes: [attribute(['service.name', collector.serviceName])] };

  async function send(): Promise<void> {
    const spans = waiting.splice(0, AT_ONCE);
    if (spans.length === 0) return;
    const scopeSpans = [{ scope: { name: 'diyar' }, spans: spans.map(written) }];
    try {
      const answer = await fetch(`${collector.endpoint}/v1/traces`, {
        method: 'POST',
        headers: { ...collector.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
        signal: AbortSignal.timeout(3_000),
      });
      await answer.arrayBuffer();
    } catch (error) {
      log.debug({ err: error }, 'spans were not taken');
    }
  }

  const timer = setInterval(send, SEND_EVERY_MS).unref();
  return {
    add(span: Span): void {
      if (waiting.length < QUEUE_MAX) waiting.push(span);
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await send();
    },
  };
}
