/// <reference types="node" />

import { closeSync, openSync, writeSync } from 'node:fs';
import { type MicroTime, microTimeFromDate } from '#apimachinery/apis/meta/v1/micro_time';
import { unmarshal } from '#apimachinery/util/yaml/convert';
import { append } from '#engine/go/append';
import { stringifyJSON } from '#engine/json/stringify';
import { isMap } from '#engine/json/untyped';
import { formatAddress, parseAddress } from '#engine/text/ip_address';
import { respondedBytes, type ServerRequest, type ServerResponse, valuesOf, withEnd } from '../request/http.ts';
import type { RequestInfo } from '../request/request_info.ts';
import type { UserInfo } from '../request/user.ts';
import {
  type AuditDecision,
  type AuditLevel,
  type AuditPolicy,
  type AuditStage,
  checkAuditPolicy,
  decide,
} from './policy.ts';

/** What a server logs of requests. */
export interface AuditOptions {
  /** Who did what of every request, when it is answered, unless given. */
  readonly policy?: AuditPolicy;
  /** Logs an entry. What it throws goes to the server's `onError`. */
  readonly log: (event: AuditEvent) => void;
}

const EVERYTHING: AuditPolicy = { rules: [{ level: 'Metadata' }], omitStages: ['RequestReceived'] };

/**
 * Tells who has done what. Headers are never logged; what a request and its answer hold only at the levels `Request` and
 * `RequestResponse`: Secrets and tokens are logged there as everything else, so a policy should have `Metadata` for them.
 * Mirrors Go's `WithAudit`.
 */
export class AuditLog {
  readonly #policy: AuditPolicy;
  readonly #log: (event: AuditEvent) => void;

  /** @throws {AuditPolicyError} */
  constructor({ policy = EVERYTHING, log }: AuditOptions, onError: (error: unknown) => void) {
    checkAuditPolicy(policy);
    this.#policy = policy;
    this.#log = (event) => {
      try {
        log(event);
      } catch (error) {
        onError(error);
      }
    };
  }

  /**
   * Begins with a request.
   * @param user undefined when unknown
   * @returns undefined when nothing of it is to be logged
   */
  begin(request: ServerRequest, id: string, user: UserInfo | undefined, info: RequestInfo): RequestAudit | undefined {
    const decision = decide(this.#policy, user, info);
    return decision.level === 'None' ? undefined : new RequestAudit(request, id, user, info, decision, this.#log);
  }
}

/** What is logged of one request. */
export class RequestAudit {
  readonly #decision: AuditDecision;
  readonly #log: (event: AuditEvent) => void;
  readonly #begun: Omit<AuditEvent, 'stage' | 'stageTimestamp'>;
  #impersonated: AuditUser | undefined;
  #object: unknown;
  readonly #annotations = new Map<string, string>();

  /** Use {@link AuditLog.begin}. @internal */
  constructor(
    request: ServerRequest,
    id: string,
    user: UserInfo | undefined,
    info: RequestInfo,
    decision: AuditDecision,
    log: (event: AuditEvent) => void,
  ) {
    const { 'user-agent': userAgent } = request.headers;
    const sourceIPs = sourceIPsOf(request);
    this.#decision = decision;
    this.#log = log;
    this.#begun = {
      kind: 'Event',
      apiVersion: 'audit.k8s.io/v1',
      level: decision.level,
      auditID: id,
      requestURI: request.url,
      verb: info.verb,
      user: asUser(user),
      ...(sourceIPs.length > 0 && { sourceIPs }),
      ...(userAgent !== undefined && { userAgent }),
      ...(info.isResourceRequest && { objectRef: referenceOf(info) }),
      requestReceivedTimestamp: microTimeFromDate(new Date()),
    };
    this.#write('RequestReceived', {});
  }

  /** Whether what the request holds is logged. */
  get wantsBody(): boolean {
    return this.#decision.level === 'Request' || this.#decision.level === 'RequestResponse';
  }

  /** Whether what is answered is logged. */
  get wantsAnswer(): boolean {
    return this.#decision.level === 'RequestResponse';
  }

  /** Takes what the request holds: JSON or YAML. Other formats are not logged. */
  requestBody(body: Uint8Array, contentType: string): void {
    this.#object = this.#contentOf(body, contentType);
  }

  /** The user that the request asks to be taken for. */
  impersonated(user: UserInfo): void {
    this.#impersonated = asUser(user);
  }

  /** Takes what a plug-in of admission says of the request; what was said first stays. Mirrors Go's `AddAuditAnnotation`. */
  annotate(key: string, value: string): void {
    if (!this.#annotations.has(key)) this.#annotations.set(key, value);
  }

  /** Logs the answer; that of a watch when it begins and when it ends. @returns the response to send */
  responded(response: ServerResponse): ServerResponse {
    const bytes = respondedBytes(response);
    if (bytes === undefined) {
      const responseStatus = { metadata: {}, code: response.status };
      if (response.inPieces !== true) this.#write('ResponseStarted', { responseStatus });
      return { ...response, body: withEnd(response.body, () => this.#write('ResponseComplete', { responseStatus })) };
    }
    const contentType = String(response.headers['Content-Type'] ?? '');
    const isFailure = response.status >= 400;
    const object = isFailure || this.wantsAnswer ? this.#contentOf(bytes, contentType) : undefined;
    const status = isFailure && isMap(object) && object['kind'] === 'Status' ? object : {};
    const { kind: _, apiVersion: __, ...rest } = status;
    this.#write('ResponseComplete', {
      responseStatus: { metadata: {}, ...rest, code: response.status },
      ...(this.wantsAnswer && object !== undefined && { responseObject: object }),
    });
    return response;
  }

  #write(stage: AuditStage, more: Partial<AuditEvent>): void {
    if (this.#decision.omitStages.includes(stage)) return;
    this.#log({
      ...this.#begun,
      ...(this.#impersonated && { impersonatedUser: this.#impersonated }),
      ...(this.#object !== undefined && { requestObject: this.#object }),
      ...(this.#annotations.size > 0 && { annotations: Object.fromEntries(this.#annotations) }),
      ...more,
      stage,
      stageTimestamp: microTimeFromDate(new Date()),
    });
  }

  #contentOf(bytes: Uint8Array, contentType: string): unknown {
    if (bytes.length === 0 || !/json|yaml|^$/.test(contentType)) return undefined;
    try {
      const value = unmarshal(bytes);
      return this.#decision.omitManagedFields ? withoutManagedFields(value) : value;
    } catch {
      return undefined;
    }
  }
}

/**
 * Where a request comes from: what proxies say, as far as these are addresses, and its own address, which cannot be made
 * up. Mirrors Go's `net.SourceIPs`.
 */
function sourceIPsOf(request: ServerRequest): string[] {
  const [forwarded = ''] = valuesOf(request, 'x-forwarded-for');
  const known = forwarded.split(',').flatMap((each) => addressOf(each.trim()));
  const [real = ''] = valuesOf(request, 'x-real-ip');
  append(
    known,
    addressOf(real).filter((each) => !known.includes(each)),
  );
  const own = addressOf(request.remoteAddress ?? '').filter((each) => each !== known.at(-1));
  return [...known, ...own];
}

function addressOf(text: string): string[] {
  const address = parseAddress(text);
  return address === undefined ? [] : [formatAddress(address.bytes)];
}

function withoutManagedFields(value: unknown): unknown {
  if (!isMap(value)) return value;
  const { items } = value;
  if (Array.isArray(items)) return { ...value, items: items.map(withoutManagedFields) };
  if (!isMap(value['metadata'])) return value;
  const { managedFields: _, ...metadata } = value['metadata'];
  return { ...value, metadata };
}

function asUser(user: UserInfo | undefined): AuditUser {
  if (user === undefined) return { username: '' };
  const { name, uid, groups, extra } = user;
  return { username: name, ...(uid !== undefined && { uid }), groups, ...(extra !== undefined && { extra }) };
}

function referenceOf({
  resource,
  namespace,
  name,
  apiGroup,
  apiVersion,
  subresource,
}: RequestInfo): AuditObjectReference {
  return {
    resource,
    ...(namespace !== '' && { namespace }),
    ...(name !== '' && { name }),
    ...(apiGroup !== '' && { apiGroup }),
    apiVersion,
    ...(subresource !== '' && { subresource }),
  };
}

/** A user as it is logged. */
export interface AuditUser {
  readonly username: string;
  readonly uid?: string;
  readonly groups?: readonly string[];
  readonly extra?: Readonly<Record<string, readonly string[]>>;
}

/** What a request is about. Mirrors `ObjectReference` of Go's `audit.k8s.io/v1`. */
export interface AuditObjectReference {
  readonly resource?: string;
  readonly namespace?: string;
  readonly name?: string;
  readonly apiGroup?: string;
  readonly apiVersion?: string;
  readonly subresource?: string;
}

/** One entry of an audit log. Mirrors `Event` of Go's `audit.k8s.io/v1`. */
export interface AuditEvent {
  readonly kind: 'Event';
  readonly apiVersion: 'audit.k8s.io/v1';
  readonly level: AuditLevel;
  /** The same for all entries of a request, and in the header `Audit-Id` of its answer. */
  readonly auditID: string;
  readonly stage: AuditStage;
  /** Path and query, as the client has sent them. */
  readonly requestURI: string;
  readonly verb: string;
  readonly user: AuditUser;
  readonly impersonatedUser?: AuditUser;
  readonly sourceIPs?: readonly string[];
  readonly userAgent?: string;
  readonly objectRef?: AuditObjectReference;
  readonly responseStatus?: { readonly metadata: object; readonly code: number; readonly [field: string]: unknown };
  /** What was sent; from the level `Request` on. */
  readonly requestObject?: unknown;
  /** What was answered, but for watches; at the level `RequestResponse`. */
  readonly responseObject?: unknown;
  /** What plug-ins of admission say of the request, by keys such as `pod-security.kubernetes.io/enforce-policy`. */
  readonly annotations?: Readonly<Record<string, string>>;
  readonly requestReceivedTimestamp: MicroTime;
  readonly stageTimestamp: MicroTime;
}

/** An audit log in a file. */
export interface AuditFile extends AsyncDisposable {
  /** For {@link AuditOptions}. */
  log(event: AuditEvent): void;
  close(): void;
}

/** Adds entries to a file that its owner alone can read, one line of JSON each. @throws when it can't be opened */
export function auditFile(path: string): AuditFile {
  const file = openSync(path, 'a', 0o600);
  const close = () => closeSync(file);
  return {
    log(event) {
      writeSync(file, `${stringifyJSON(event)}\n`);
    },
    close,
    [Symbol.asyncDispose]: async () => close(),
  };
}
