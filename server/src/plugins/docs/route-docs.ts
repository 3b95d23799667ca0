import type { Form } from '@diyar/contract/calls/call';
import type { ErrorCode } from '@diyar/contract/errors';

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
