import type { ErrorCode } from '@diyar/contract/errors';
import type { z } from 'zod';

/** A body that is read part by part, which no validator of the framework sees. */
export interface Form {
  /** The name of the part with the file. */
  file: string;
  /** Its media types, as `accept` of a file field has them. */
  accepts: string;
  isRequired?: boolean;
  /** The fields beside the file. */
  fields?: z.ZodType;
  /** What the call takes as JSON instead. */
  json?: z.ZodType;
}

/** The media types of answers that are not JSON, by status; none for an answer without a body. */
export type FileAnswers = Readonly<Record<number, readonly string[]>>;

declare module 'fastify' {
  interface FastifySchema {
    summary?: string;
    tags?: readonly string[];
    /** Left out of the OpenAPI document. */
    hide?: boolean;
    form?: Form;
    answers?: FileAnswers;
    /** Errors beyond those that follow from what a route takes and who may call it. */
    errors?: readonly ErrorCode[];
  }
}
