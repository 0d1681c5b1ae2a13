import type { RequestAudit } from '../audit/audit_log.ts';
import type { ServerRequest, ServerResponse } from '../request/http.ts';
import type { RequestInfo } from '../request/request_info.ts';

/**
 * A request on its way through the filters. Filters do not change it: they hand on a copy with what they know. Mirrors the
 * values that Go's filters keep in the context of a request.
 */
export interface APIRequest extends ServerRequest {
  /** Identifies the request in the audit log, and in the header `Audit-Id` of the answer. */
  readonly auditID: string;
  /** When it came, in milliseconds of `performance.now()`. */
  readonly receivedAt: number;
  /** What is asked for: the only reading of the path. What is authorised is what is done. */
  readonly info: RequestInfo;
  /** The parameters, for options alone. */
  readonly query: URLSearchParams;
  /** Sent to the client with the response. */
  readonly warnings: Warnings;
  /** Aborted when the client is gone, the deadline has passed, or the server ends. */
  readonly signal: AbortSignal;
  /** What is logged of it; undefined: nothing. */
  readonly audit?: RequestAudit | undefined;
}

/** Answers a request. */
export type Handler = (request: APIRequest) => Promise<ServerResponse> | ServerResponse;

/**
 * Does something with a request before or after all that follows, or answers it in its place. What it throws becomes a
 * Status.
 * @param next the filters that follow, then what answers; never throws
 */
export type Filter = (
  request: APIRequest,
  next: (request: APIRequest) => Promise<ServerResponse>,
) => Promise<ServerResponse> | ServerResponse;

/**
 * The filters, the first one outermost, around what answers. Mirrors Go's `BuildHandlerChain`.
 * @param failed answers in place of a filter or handler that throws
 */
export function buildHandlerChain(
  filters: readonly Filter[],
  handler: Handler,
  failed: (error: unknown, request: APIRequest) => ServerResponse,
): (request: APIRequest) => Promise<ServerResponse> {
  const recover =
    (handle: Handler) =>
    async (request: APIRequest): Promise<ServerResponse> => {
      try {
        return await handle(request);
      } catch (error) {
        return failed(error, request);
      }
    };
  return filters.reduceRight<(request: APIRequest) => Promise<ServerResponse>>(
    (next, filter) => recover((request) => filter(request, next)),
    recover(handler),
  );
}

/** Characters of all warnings of a response: with more, each is cut, and at last left out. */
const MAX_CHARACTERS = 4096;
const CUT_CHARACTERS = 256;

/** The warnings that a response carries in its headers. Mirrors Go's `filters.WithWarningRecorder`. */
export class Warnings {
  readonly #texts = new Set<string>();
  #characters = 0;
  #areCut = false;

  /** Adds a warning. The same text is sent once. */
  add(text: string): void {
    if (text === '' || (this.#areCut && this.#characters >= MAX_CHARACTERS) || this.#texts.has(text)) return;
    this.#texts.add(text);
    this.#characters += this.#shown(text).length;
    if (this.#areCut || this.#characters <= MAX_CHARACTERS) return;
    this.#areCut = true;
    this.#characters = Array.from(this.#texts).reduce((sum, each) => sum + this.#shown(each).length, 0);
  }

  /** The values of the headers `Warning`, as Go's `net.NewWarningHeader` writes them. */
  get headers(): string[] {
    return Array.from(this.#texts, (text) => `299 - "${escaped(this.#shown(text).join(''))}"`);
  }

  #shown(text: string): string[] {
    return Array.from(text).slice(0, this.#areCut ? CUT_CHARACTERS : Number.POSITIVE_INFINITY);
  }
}

/** A header is one line of characters that every client can read. */
function escaped(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .replace(/[^\u0020-\u007e]/gu, (character) => encodeURIComponent(character))
    .replace(/["\\]/g, '\\$&');
}
