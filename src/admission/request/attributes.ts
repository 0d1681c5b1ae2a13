import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { GroupVersionKindLike, GroupVersionResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { Spellings } from '#engine/json/notes';
import { quote } from '#engine/schema/fault';
import type { AuthorizedUser } from '../../cel/index.ts';

/** What a request does to an object. Mirrors Go's `admission.Operation`. */
export type Operation = 'CONNECT' | 'CREATE' | 'DELETE' | 'UPDATE';

/** What is known of a request when it begins. */
export interface AttributesInit {
  readonly operation: Operation;
  /** The kind of the object, in the version of the request. */
  readonly kind: GroupVersionKindLike;
  /** The resource in the path. */
  readonly resource: GroupVersionResourceLike;
  /** Empty for the resource itself. */
  readonly subresource?: string;
  /** Empty when it is still to be generated. */
  readonly name?: string;
  /** Empty for what is in none; the name of a namespace for the namespace itself. */
  readonly namespace?: string;
  /** The object as it is going to be, in the version of `kind`; undefined on deletion. */
  readonly object?: RuntimeObject | undefined;
  /** How the numbers of `object` are spelled, where that counts: in JSON of custom resources. */
  readonly spellings?: Spellings | undefined;
  /** The object as it is stored, in the version of `kind`; undefined on creation. */
  readonly oldObject?: RuntimeObject | undefined;
  /** `CreateOptions` and the like. */
  readonly options?: RuntimeObject | undefined;
  readonly dryRun?: boolean;
  readonly user?: AuthorizedUser | undefined;
  /** Called with warnings for the client. */
  readonly warn?: (text: string) => void;
  /** Called with audit annotations. */
  readonly annotate?: (key: string, value: string) => void;
  /** Ends with the request. */
  readonly signal?: AbortSignal | undefined;
}

/** Notes on whether plug-ins are to be asked again, as others changed the object. Mirrors Go's `ReinvocationContext`. */
export class ReinvocationContext {
  /** Whether the plug-ins are asked for the second time. */
  isReinvoke = false;
  /** Whether they have to be asked again. */
  shouldReinvoke = false;
  /** What plug-ins keep for their second time, by name. */
  readonly values: Map<string, unknown> = new Map();
}

/**
 * A request on its way through admission. Mutating plug-ins give {@link object} another value; objects themselves are
 * never changed. Mirrors Go's `admission.Attributes`.
 */
export class Attributes {
  readonly operation: Operation;
  readonly kind: GroupVersionKindLike;
  readonly resource: GroupVersionResourceLike;
  readonly subresource: string;
  readonly name: string;
  readonly namespace: string;
  object: RuntimeObject | undefined;
  readonly oldObject: RuntimeObject | undefined;
  readonly options: RuntimeObject | undefined;
  readonly dryRun: boolean;
  readonly user: AuthorizedUser | undefined;
  readonly signal: AbortSignal | undefined;
  readonly reinvocation: ReinvocationContext = new ReinvocationContext();
  /** Audit annotations. */
  readonly annotations: Map<string, string> = new Map();
  readonly #confirmations: (() => Promise<void>)[] = [];
  readonly #given: RuntimeObject | undefined;
  readonly #spellings: Spellings | undefined;
  readonly #warn: ((text: string) => void) | undefined;
  readonly #annotate: ((key: string, value: string) => void) | undefined;

  constructor(init: AttributesInit) {
    this.operation = init.operation;
    this.kind = init.kind;
    this.resource = init.resource;
    this.subresource = init.subresource ?? '';
    this.name = init.name ?? '';
    this.namespace = init.namespace ?? '';
    this.object = init.object;
    this.#given = init.object;
    this.#spellings = init.spellings;
    this.oldObject = init.oldObject;
    this.options = init.options;
    this.dryRun = init.dryRun ?? false;
    this.user = init.user;
    this.signal = init.signal;
    this.#warn = init.warn;
    this.#annotate = init.annotate;
  }

  /** How the numbers of {@link object} are spelled; nothing is known of what a plug-in has made. */
  get spellings(): Spellings | undefined {
    return this.object === this.#given ? this.#spellings : undefined;
  }

  /**
   * Lets a mutating plug-in of the server look once more when the object has been created: at what may have changed since the
   * plug-in was asked. Go has nothing like it.
   * @param check throws a {@link StatusError} to refuse the request: the object is taken back
   */
  confirmLater(check: () => Promise<void>): void {
    this.#confirmations.push(check);
  }

  /** Called when the object has been created. @throws {StatusError} when it may not stay */
  async confirm(): Promise<void> {
    for (const check of this.#confirmations) await check();
  }

  /** Tells the client something. */
  warn(text: string): void {
    this.#warn?.(text);
  }

  /**
   * Tells the audit log something. Mirrors Go's `AddAnnotation`.
   * @param key `policy.example.com/reason`
   * @returns what is wrong, if it is not taken: the key, or that it has another value already
   */
  addAnnotation(key: string, value: string): string | undefined {
    const parts = key.split('/');
    if (parts.length !== 2 || isQualifiedName(key).length > 0)
      return `annotation key has invalid format, the right format is a DNS subdomain prefix and '/' and key name. (e.g. 'podsecuritypolicy.admission.k8s.io/admit-policy')`;
    const old = this.annotations.get(key);
    if (old !== undefined && old !== value)
      return `admission annotations are not allowd to be overwritten, key:${quote(key)}, old value: ${old}, new value: ${value}`;
    this.annotations.set(key, value);
    this.#annotate?.(key, value);
    return undefined;
  }
}
