import { setTimeout as sleep } from 'node:timers/promises';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import {
  newCustomResourceTypeConverter,
  newSchemeTypeConverter,
  type TypeConverter,
} from 'kubetyped/apimachinery/util/managedfields';
import { decode as decodeProtobuf, encode as encodeProtobuf } from 'kubetyped/protobuf';
import { newScheme } from './formats.ts';

export type JSONObject = Record<string, unknown>;

/** A kind at the server, and how it keeps objects of it. */
export interface Target {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly apiVersion: string;
  readonly resource: string;
  readonly namespaced: boolean;
  /** Custom resources have none. */
  readonly type?: KindClass;
  readonly types: TypeConverter;
  /** An object as the server answers it after storing it. */
  stored(object: object): JSONObject;
}

const scheme = newScheme();
const canonical = new Serializer(scheme, { canonical: true });

/** The server stores objects as Protobuf, which has no empty lists, and answers with the zero values that Go writes. */
function throughProtobuf(object: object): JSONObject {
  const typed = canonical.decode(JSON.stringify(object)).object;
  return JSON.parse(canonical.encodeToString(decodeProtobuf(scheme, encodeProtobuf(typed)))) as JSONObject;
}

export function isObject(json: unknown): json is JSONObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** A custom resource is stored as it is, but for its metadata and those of objects in it: these become Go's. */
function withoutEmptyMetadata(object: object): JSONObject {
  const changed = Object.entries(object).map(([key, value]): [string, unknown] => {
    if (key !== 'metadata') return [key, isObject(value) ? withoutEmptyMetadata(value) : value];
    return [
      key,
      Object.fromEntries(
        Object.entries(value as object).filter(
          ([, each]) => each !== null && (typeof each !== 'object' || Object.keys(each).length > 0),
        ),
      ),
    ];
  });
  return Object.fromEntries(changed);
}

export function builtin(type: KindClass): Target {
  const { group, version, kind, apiVersion, resource = '', namespaced = false } = type;
  return {
    group,
    version,
    kind,
    apiVersion,
    resource,
    namespaced,
    type,
    types: newSchemeTypeConverter(scheme),
    stored: throughProtobuf,
  };
}

const string = { type: 'string' };
const widgetSchema = {
  type: 'object',
  properties: {
    spec: {
      type: 'object',
      properties: {
        size: { type: 'integer' },
        tags: { type: 'array', items: string, 'x-kubernetes-list-type': 'set' },
        parts: {
          type: 'array',
          items: {
            type: 'object',
            required: ['name'],
            properties: {
              name: string,
              count: { type: 'integer' },
              options: { type: 'object', additionalProperties: string },
            },
          },
          'x-kubernetes-list-type': 'map',
          'x-kubernetes-list-map-keys': ['name'],
        },
        plain: { type: 'array', items: string },
        whole: { type: 'object', additionalProperties: string, 'x-kubernetes-map-type': 'atomic' },
        free: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
        port: { 'x-kubernetes-int-or-string': true },
        template: {
          type: 'object',
          'x-kubernetes-embedded-resource': true,
          'x-kubernetes-preserve-unknown-fields': true,
        },
      },
    },
  },
};

/** The definition of the custom resource `Widget`, which has a field of every kind. Each test has a group of its own. */
function widgets(group: string) {
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `widgets.${group}` },
    spec: {
      group,
      scope: 'Namespaced',
      names: { plural: 'widgets', singular: 'widget', kind: 'Widget', listKind: 'WidgetList' },
      versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: widgetSchema } }],
    },
  };
}

export function customResource(group: string): Target {
  const types = newCustomResourceTypeConverter(widgets(group));
  return {
    group,
    version: 'v1',
    kind: 'Widget',
    apiVersion: `${group}/v1`,
    resource: 'widgets',
    namespaced: true,
    types,
    stored: withoutEmptyMetadata,
  };
}

/** The URL of an object. */
export function urlOf(
  server: string,
  { group, version, resource, namespaced }: Target,
  namespace: string,
  name: string,
): string {
  const root = group === '' ? `/api/${version}` : `/apis/${group}/${version}`;
  return `${server}${root}${namespaced ? `/namespaces/${namespace}` : ''}/${resource}/${name}`;
}

/** Defines `Widget`, waits until it is served, and gives what takes it away. */
export async function define(server: string, group: string): Promise<() => Promise<unknown>> {
  const definitions = `${server}/apis/apiextensions.k8s.io/v1/customresourcedefinitions`;
  await fetch(definitions, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(widgets(group)),
    signal: AbortSignal.timeout(20_000),
  });
  for (let tries = 0; tries < 100; tries++) {
    const { ok } = await fetch(`${server}/apis/${group}/v1/widgets`, { signal: AbortSignal.timeout(20_000) });
    if (ok)
      return () => fetch(`${definitions}/widgets.${group}`, { method: 'DELETE', signal: AbortSignal.timeout(20_000) });
    await sleep(200);
  }
  throw new Error('the custom resource is not served');
}
