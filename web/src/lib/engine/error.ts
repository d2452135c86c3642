import type { ErrorBody } from './protocol';

/** What an engine or the server refused; `code` chooses the words (locales/…/errors.json). */
export class EngineError extends Error {
  readonly code: string;
  readonly where: string;

  constructor(body: ErrorBody) {
    super(body.message);
    this.name = 'EngineError';
    this.code = body.code;
    this.where = body.where ?? '';
  }
}
