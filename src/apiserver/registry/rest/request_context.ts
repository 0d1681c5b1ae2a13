import type { Spellings } from '#engine/json/notes';
import type { UserInfo } from '../../request/user.ts';

/** What the steps of a request know of it. Mirrors what Go's servers keep in the request's context. */
export interface RequestContext {
  /** The namespace of the request; empty for all, and for what is in none. */
  readonly namespace: string;
  readonly user: UserInfo;
  /** What the user wants to do: `update`. */
  readonly verb?: string;
  /**
   * Asks whether the user may do something else to the resource, too; undefined for what the server does itself.
   * @throws {StatusError} 403
   */
  authorize?(other: OtherRequest): Promise<void>;
  /** Tells the client something, by a header `Warning` of the response. Mirrors Go's `warning.AddWarning`. */
  warn(text: string): void;
  /** Tells the audit log something of the request. */
  annotate?(key: string, value: string): void;
  /** How the numbers of the object in the request are spelled; undefined when none is spelled with a fraction, or nobody asks. */
  readonly spellings?: Spellings | undefined;
  /** Ends with the request. */
  readonly signal: AbortSignal;
}

/** What else a user must be allowed to do. */
export interface OtherRequest {
  readonly verb: string;
  readonly subresource: string;
  /** Empty for all. */
  readonly namespace: string;
  readonly name: string;
}
