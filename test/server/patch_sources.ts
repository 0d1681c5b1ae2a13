import { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import { randomObject, randomVersion } from '../differential/random_patches.ts';
import type { Random } from '../differential/random_scalars.ts';
import { Configs } from './random_configs.ts';
import { randomDefinition } from './random_definitions.ts';
import { builtin, customResource, isObject, type JSONObject, type Target } from './target.ts';

/** A kind, and where its objects come from. */
export interface Source {
  readonly target: Target;
  /** The name of the object for a way. */
  name(way: number): string;
  /** What an object says besides its metadata; `of` is another one that it may be like. */
  content(random: Random, of: JSONObject | undefined, name: string): JSONObject;
  /** How much slower it is than others. */
  readonly cost?: number;
}

/** What an object says besides what it is. */
export function contentOf({ apiVersion: _a, kind: _k, metadata: _m, ...rest }: JSONObject): JSONObject {
  return rest;
}

/** Objects of a built-in kind, with values that fit their types. */
export function builtinSource(type: KindClass): Source {
  return {
    target: builtin(type),
    name: (way) => `w${way}`,
    content: (random, of) => {
      const version =
        of === undefined ? randomObject(type, random, true) : randomVersion(contentOf(of), type, random, true);
      return isObject(version) ? contentOf(version) : {};
    },
  };
}

export function widgetSource(group: string): Source {
  const target = customResource(group);
  return {
    target,
    name: (way) => `w${way}`,
    content: (random, of) => {
      const { spec } = new Configs(random).of(target, '', '') as { spec: JSONObject };
      return of === undefined || random.int(4) === 0 ? { spec } : { spec: { ...(of['spec'] as JSONObject), ...spec } };
    },
  };
}

/** Definitions of custom resources, each of a group below the one given. */
export function definitionSource(group: string): Source {
  const target = builtin(CustomResourceDefinition as KindClass);
  const groupOf = (name: string): string => name.slice(name.indexOf('.') + 1);
  return {
    target,
    name: (way) => `gadgets.w${way}.${group}`,
    content: (random, _, name) => randomDefinition(groupOf(name), random),
    cost: 4,
  };
}

/** The part of the metadata that a client writes. */
function randomMetadata({ target }: Source, random: Random): JSONObject {
  const map = (keys: readonly string[], values: readonly string[]): JSONObject =>
    Object.fromEntries(keys.filter(() => random.int(2) === 0).map((key) => [key, random.pick(values)]));
  const list = <T>(of: readonly T[]): T[] =>
    (random.int(2) === 0 ? of.toReversed() : of).filter(() => random.int(2) === 0);
  const owner = (name: string): JSONObject => ({
    apiVersion: 'v1',
    kind: 'Owner',
    name,
    uid: name,
    ...(random.int(2) === 0 && { blockOwnerDeletion: random.int(2) === 0 }),
  });
  return {
    ...(random.int(3) > 0 && { labels: map(['a', 'example.com/b', 'c'], ['', '1', '2']) }),
    ...(random.int(3) > 0 && { annotations: map(['x', 'example.com/y', 'z'], ['', '<"ä☸\n', '2', 'null']) }),
    ...(target.type !== CustomResourceDefinition &&
      random.int(3) === 0 && { finalizers: list(['example.com/a', 'example.com/b', 'example.com/c']) }),
    ...(random.int(3) === 0 && { ownerReferences: list(['m', 'n', 'o']).map(owner) }),
  };
}

const CLIENT_METADATA = ['labels', 'annotations', 'finalizers', 'ownerReferences'];

/** Another version of an object: what the server writes stays. */
export function versionOf(source: Source, live: JSONObject, random: Random): JSONObject {
  const { target, content } = source;
  const { apiVersion, kind, metadata, ...rest } = live;
  const kept = Object.fromEntries(
    Object.entries(metadata as JSONObject).filter(([key]) => !CLIENT_METADATA.includes(key)),
  );
  const written = random.int(2) === 0 ? (metadata as JSONObject) : { ...kept, ...randomMetadata(source, random) };
  const { status } = rest;
  return {
    apiVersion,
    kind,
    metadata: written,
    ...content(random, rest, (metadata as JSONObject)['name'] as string),
    ...(target.type === CustomResourceDefinition && { status }),
  };
}

/** A new object. */
export function randomOf(source: Source, namespace: string, name: string, random: Random): JSONObject {
  const { apiVersion, kind, namespaced } = source.target;
  const metadata = { ...randomMetadata(source, random), name, ...(namespaced && { namespace }) };
  return { apiVersion, kind, metadata, ...source.content(random, undefined, name) };
}
