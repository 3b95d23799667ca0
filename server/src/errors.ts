import { ERROR_STATUS, type ErrorCode, type ErrorParams } from '@diyar/contract/errors';
import type { IssueLike } from '@diyar/contract/field-issues';

export interface FieldProblem extends IssueLike {
  path: PropertyKey[];
}

interface Details {
  params?: ErrorParams;
  /** Zod issues, or our own in the same shape; the error plugin words them in the reader's language. */
  issues?: FieldProblem[];
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one error a service throws. Its code decides the status and the text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.statusCode = ERROR_STATUS[code];
    this.details = details;
  }
}

export function tooManyRequests(seconds: number): AppError {
  return new AppError('tooManyRequests', { params: { seconds }, retryAfterSeconds: seconds });
}
