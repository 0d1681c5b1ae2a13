import type { Field } from '#engine/schema/descriptor';
import { goTypeOf } from '#engine/go/go_type_of';
import type { KindBase } from './kind_base.ts';
import type { APILifecycle } from './api_lifecycle.ts';

/** What is known of a Kind besides its fields. */
export interface KindFacts {
  /** The API group: `apps`; empty for the core group. */
  readonly group: string;
  /** The version within the group: `v1`. */
  readonly version: string;
  /** Group and version as objects carry them. Empty for a type without TypeMeta, such as WatchEvent. */
  readonly apiVersion: string;
  readonly kind: string;
  /** The Go type: `k8s.io/api/core/v1.Pod`. */
  readonly type: string;
  /** The plural name in URLs: `pods`. Not on lists and other types that are no resource. */
  readonly resource?: string;
  /** Whether objects live in a namespace. Not on types that are no resource. */
  readonly namespaced?: boolean;
  /** The Kubernetes versions in which the kind came, was deprecated and went. */
  readonly lifecycle?: APILifecycle;
}

/**
 * The class of a Kind, as generated for every API type: what a Scheme stores, and at the same time the descriptor of
 * the type (`type` and `fields`) and a `GroupVersionKind`-like value (`group`, `version`, `kind`).
 */
export interface KindClass<T extends KindBase = KindBase> extends KindFacts {
  new (init?: never): T;
  readonly prototype: T;
  /** The fields, in Go's order. */
  readonly fields: readonly Field[];
  /** False for a type that has no Protobuf form. */
  readonly protobuf?: false;
}

/** The Go type of a class as Go's error texts print it: `v1.Pod`. */
export function goTypeName(type: KindClass): string {
  return goTypeOf(type.type);
}
