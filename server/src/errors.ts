import { ERROR_STATUS, type ErrorCode, type ErrorParams } from '@diyar/contract/errors';
import type { FactorAsked } from '@diyar/contract/factors';
import type { IssueLike } from '@diyar/contract/field-issues';

export interface FieldProblem extends IssueLike {
  path: PropertyKey[];
}

interface Details {
  params?: ErrorParams;
  /** Zod issues, or our own in the same shape; the error plugin translates them. */
  issues?: FieldProblem[];
  retryAfterSeconds?: number;
  /** Of a stale save: who saved last, and when. */
  savedBy?: { name: string; at: string } | undefined;
  /** Of `factorNeeded`: which one. */
  factor?: FactorAsked;
  cause?: unknown;
}

/** The error that services throw. Its code determines the status and the text. */
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
