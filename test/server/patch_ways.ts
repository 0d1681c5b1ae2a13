import assert from 'node:assert/strict';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import {
  ApplyYAMLPatchType,
  JSONPatchType,
  MergePatchType,
  StrategicMergePatchType,
} from 'kubetyped/apimachinery/types';
import { marshal } from 'kubetyped/apimachinery/util/json';
import { createThreeWayJSONMergePatch } from 'kubetyped/apimachinery/util/jsonmergepatch';
import { applyPatch, createMergePatch, createPatch, type Operation } from 'kubetyped/apimachinery/util/jsonpatch';
import { patchFor } from 'kubetyped/apimachinery/util/patch';
import {
  createThreeWayMergePatch,
  createTwoWayMergePatch,
  newPatchMetaFromStruct,
} from 'kubetyped/apimachinery/util/strategicpatch';
import { randomOperations, withDirectives } from '../differential/random_patches.ts';
import type { Random } from '../differential/random_scalars.ts';
import { contentOf } from './patch_sources.ts';
import type { PatchRequest } from './patched.ts';
import type { JSONObject, Target } from './target.ts';
import { tried } from './tried.ts';

/** How a patch is made. */
export interface Way {
  readonly name: string;
  /** Nothing when there is nothing to send. */
  make(target: Target, live: JSONObject, wanted: JSONObject, random: Random): PatchRequest | undefined;
  /** Nobody else writes the object, not even in the beginning. */
  readonly alone?: true;
  /** Whether the object becomes what is wanted. */
  readonly law?: 'always' | 'if it can be said';
}

function schemaOf({ type }: Target): KindClass {
  assert.ok(type !== undefined);
  return type;
}

const text = (object: object): string => JSON.stringify(object);

/** What somebody wanted before: what there is, or something like it, or nothing. */
function original(live: JSONObject, wanted: JSONObject, random: Random): JSONObject {
  switch (random.int(4)) {
    case 0:
      return live;
    case 1:
      return {};
    case 2:
      return wanted;
    default: {
      const keys = Object.keys(live).filter(() => random.int(3) > 0);
      return { ...wanted, ...Object.fromEntries(keys.map((key) => [key, live[key]])) };
    }
  }
}

export const strategicWays: readonly Way[] = [
  {
    name: 'patchFor, strategic merge patch',
    law: 'if it can be said',
    make: (target, live, wanted) => patchFor(live, wanted, StrategicMergePatchType, { schema: schemaOf(target) }),
  },
  {
    name: 'createTwoWayMergePatch',
    law: 'if it can be said',
    make: (target, live, wanted) => ({
      body: createTwoWayMergePatch(text(live), text(wanted), schemaOf(target)),
      contentType: StrategicMergePatchType,
    }),
  },
  {
    name: 'createThreeWayMergePatch',
    make: (target, live, wanted, random) => {
      const schema = newPatchMetaFromStruct(schemaOf(target));
      return {
        body: createThreeWayMergePatch(
          text(original(live, wanted, random)),
          text(wanted),
          text(live),
          schema,
          random.int(3) > 0,
        ),
        contentType: StrategicMergePatchType,
      };
    },
  },
];

export const jsonWays: readonly Way[] = [
  {
    name: 'patchFor, JSON merge patch',
    law: 'always',
    make: (_, live, wanted) => patchFor(live, wanted, MergePatchType),
  },
  { name: 'patchFor, JSON patch', law: 'always', make: (_, live, wanted) => patchFor(live, wanted, JSONPatchType) },
  {
    name: 'createThreeWayJSONMergePatch',
    make: (_, live, wanted, random) => ({
      body: createThreeWayJSONMergePatch(text(original(live, wanted, random)), text(wanted), text(live)),
      contentType: MergePatchType,
    }),
  },
];

/**
 * Whether a JSON patch means the same to version 4 of Go's library, which Kubernetes has, and version 5, with which
 * Debian builds it: the later one looks at operations before it begins, and copies and replaces nothing that isn't there.
 */
function isAlikeEverywhere(document: JSONObject, operations: readonly Operation[]): boolean {
  const fields: Readonly<Record<string, readonly string[]>> = {
    add: ['path', 'value'],
    replace: ['path', 'value'],
    test: ['path'],
    remove: ['path'],
    move: ['path', 'from'],
    copy: ['path', 'from'],
  };
  if (operations.some((each) => fields[each.op]?.every((field) => field in each) !== true)) return false;
  let current = document;
  for (const operation of operations) {
    const { op, path, from } = operation;
    const source = op === 'replace' ? path : op === 'copy' ? from : undefined;
    if (
      source !== undefined &&
      tried(() => applyPatch(current, [{ op: 'move', from: source, path: source }])).value === undefined
    )
      return false;
    const { value } = tried(() => applyPatch(current, [operation]));
    if (value === undefined) return true;
    current = value;
  }
  return true;
}

export const applyWays: readonly Way[] = [
  {
    name: 'patchFor, server-side apply',
    alone: true,
    law: 'always',
    make: (_, live, wanted) => ({ ...patchFor(live, wanted, ApplyYAMLPatchType), manager: 'kubetyped' }),
  },
];

/** Patches that nobody would make, but that a server gets. */
export const anyWays: readonly Way[] = [
  {
    name: 'any strategic merge patch',
    make: (_, _live, wanted, random) => ({
      body: text(withDirectives(contentOf(wanted), 4, random) as object),
      contentType: StrategicMergePatchType,
      strict: random.int(2) === 0,
    }),
  },
  {
    name: 'any JSON merge patch',
    make: (_, live, wanted, random) => {
      const patch = random.int(2) === 0 ? createMergePatch(contentOf(live), contentOf(wanted)) : contentOf(wanted);
      return { body: text(patch), contentType: MergePatchType, strict: random.int(2) === 0 };
    },
  },
  {
    name: 'any JSON patch',
    make: (_, live, wanted, random) => {
      const operations = createPatch(contentOf(live), contentOf(wanted));
      // What is there can be tested, in Go's spelling, and more can be done.
      for (const key of Object.keys(contentOf(live)))
        if (random.int(4) === 0) operations.unshift({ op: 'test', path: `/${key}`, value: live[key] });
      if (random.int(2) === 0)
        operations.splice(
          random.int(operations.length + 1),
          0,
          ...(randomOperations(contentOf(live), random) as Operation[]),
        );
      // Not what makes it another object.
      const touches = (pointer: string | undefined): boolean =>
        pointer === '' || /^\/(metadata|apiVersion|kind)/.test(pointer ?? '');
      if (
        operations.some(({ op, path, from }) => touches(path) || (op === 'move' && touches(from))) ||
        !isAlikeEverywhere(live, operations)
      )
        return undefined;
      return { body: marshal(operations), contentType: JSONPatchType, strict: random.int(2) === 0 };
    },
  },
];
