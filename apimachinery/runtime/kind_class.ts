import { goTypeOf } from '#engine/go/go_type_of';
import type { Field } from '#engine/schema/descriptor';
import { fieldType } from '#engine/schema/field_type';
import type { APILifecycle } from './api_lifecycle.ts';
import type { Init } from './init.ts';
import type { KindBase } from './kind_base.ts';

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

/** The fields of a Kind: with its `type`, its descriptor. */
interface KindFields {
  /** The fields, in Go's order. */
  readonly fields: readonly Field[];
  /** False for a type that has no Protobuf form. */
  readonly protobuf?: false;
  /** True for the Kind of a CustomResourceDefinition, of which servers take no strategic merge patches. */
  readonly custom?: true;
}

/**
 * The class of a Kind with the data T, as generated for every API type: what a Scheme stores, and at the same time the
 * descriptor of the type (`type` and `fields`) and a `GroupVersionKind`-like value (`group`, `version`, `kind`).
 */
export interface KindClass<T extends object = object> extends KindFacts, KindFields {
  new (init?: never): T & KindBase;
  readonly prototype: T & KindBase;
}

/**
 * The class of the Kind with the data T, as what the compiler knows of a generated class: instances are I, data and
 * accessors, and F are the facts as literal types.
 */
export type TypedKindClass<T extends object, I extends object, F extends object> = KindConstructor<T, I> &
  KindFields &
  F;

interface KindConstructor<T extends object, I extends object> extends KindFacts {
  // Stamps `apiVersion` and `kind`, then takes over the properties of `init`, which it doesn't change and whose values it
  // shares. Not a doc comment: editors would show it for `new Deployment` in place of what a Deployment is.
  new (init?: Init<T>): I;
  readonly prototype: I;
  from: typeof KindBase.from;
}

/** The class of an object. Its property `constructor` won't do: that may be a field of the object. */
export function classOf(object: object): KindClass {
  return Object.getPrototypeOf(object).constructor;
}

/**
 * Whether an object says that it is of a Kind: its `apiVersion` and `kind` are those of the class. What it holds besides is
 * the word of whoever has decoded it.
 */
export function isKind<T extends object>(type: KindClass<T>, object: unknown): object is T {
  if (typeof object !== 'object' || object === null || !('kind' in object) || !('apiVersion' in object)) return false;
  return object.kind === type.kind && object.apiVersion === type.apiVersion;
}

/** Whether two classes are of one Kind: releases of Kubernetes may have one each. */
export function isSameKind(a: KindClass, b: KindClass): boolean {
  return a.apiVersion === b.apiVersion && a.kind === b.kind;
}

/** The Go type of a class as Go's error texts print it: `v1.Pod`. */
export function goTypeName(type: KindClass): string {
  return goTypeOf(type.type);
}

/** The class of a list's items; null for items without a class, undefined for a Kind that is not a list. */
export function itemClassOf(type: KindClass): KindClass | null | undefined {
  const field = fieldType(type, 'items');
  if (field?.isList !== true) return undefined;
  return typeof field.type === 'function' && 'fields' in field.type ? (field.type as unknown as KindClass) : null;
}
