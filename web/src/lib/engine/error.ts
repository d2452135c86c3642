import type { ErrorBody } from './protocol';

/** What an engine or the server refused, whole; words.ts says it. */
export class EngineError extends Error {
  readonly code: string;
  readonly where: string;
  readonly body: ErrorBody;

  constructor(body: ErrorBody) {
    super(body.message);
    this.name = 'EngineError';
    this.code = body.code;
    this.where = body.where ?? '';
    this.body = body;
  }
}
