import type { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { diff } from 'kubetyped/apimachinery/util/objectdiff';
import type { DeepReadonly } from 'kubetyped/client/tools/cache';
import { shown } from './redaction.ts';

/** One field that changed. */
export interface FieldChange {
  readonly path: string;
  readonly op: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What is sent. */
export interface Notice {
  /** The same for the same thing, however often it is sent. */
  readonly id: string;
  /** `Created`, `Updated` or `Deleted`; for Kubernetes' Events, what they give as their reason. */
  readonly reason: string;
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespace?: string;
  readonly name: string;
  readonly uid: string;
  readonly resourceVersion: string;
  /** When it was seen. */
  readonly time: string;
  /** Of an Event. */
  readonly message?: string;
  /** Of an update. */
  readonly changes?: readonly FieldChange[];
  /** How many changes more there are. */
  readonly more?: number;
  /** It happened while the watch or this program was away. */
  readonly missed?: true;
}

/** An object as it is watched. */
export type Watched = DeepReadonly<Unstructured>;

/** What happened to an object. `old` is left out when nobody knows it any more. */
export interface Happening {
  readonly type: 'Created' | 'Updated' | 'Deleted';
  readonly object: Watched;
  readonly old?: Watched;
  readonly missed?: boolean;
}

/** They change with everything, and tell nothing. */
const NOISE = ['metadata.resourceVersion', 'metadata.generation', 'metadata.managedFields'];
const MOST = 20;
const LONG = 1000;

function short(value: unknown): unknown {
  const text = JSON.stringify(shown(value)) ?? 'null';
  return text.length <= LONG ? shown(value) : `${text.slice(0, LONG)}…`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * What is to be told; undefined when there is nothing, as only ignored fields have changed.
 * @param ignore paths of fields
 */
export function noticeOf(
  { type, object, old, missed }: Happening,
  ignore: readonly string[],
  now: Date,
): Notice | undefined {
  const { uid = '', resourceVersion = '', namespace, name = '' } = object.metadata ?? {};
  const isEvent = object.kind === 'Event';
  // The server forgets Events after an hour: that says nothing.
  if (isEvent && type === 'Deleted') return undefined;
  const common = {
    reason: isEvent ? textOf(object['reason']) : type,
    apiVersion: object.apiVersion,
    kind: object.kind,
    ...(namespace && { namespace }),
    name,
    uid,
    resourceVersion,
    time: now.toISOString(),
    ...(missed === true && { missed }),
  };
  const id = `${uid}/${resourceVersion}/${common.reason}`;
  if (isEvent) {
    const about = object['regarding'] ?? object['involvedObject'];
    const { kind = '', name: of = '' } = (about ?? {}) as { readonly kind?: string; readonly name?: string };
    return { id, ...common, message: `${kind} ${of}: ${textOf(object['note']) || textOf(object['message'])}` };
  }
  if (type !== 'Updated' || old === undefined) return { id, ...common };
  const all = diff(old, object, { ignore: [...NOISE, ...ignore] });
  if (all.length === 0) return undefined;
  const changes = all.slice(0, MOST).map(({ path, op, before, after }) => ({
    path,
    op,
    ...(before !== undefined && { before: short(before) }),
    ...(after !== undefined && { after: short(after) }),
  }));
  return { id, ...common, changes, ...(all.length > MOST && { more: all.length - MOST }) };
}
