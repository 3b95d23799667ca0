import type { ErrorCode } from '@diyar/contract/errors';

/** Why a file is not read. Sent from the worker to the call, which answers it as an error. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly label: string | undefined;
  constructor(code: ErrorCode, label?: string) {
    super(code);
    this.code = code;
    this.label = label;
  }
}
