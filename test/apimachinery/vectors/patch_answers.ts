// What our functions make of the inputs of scripts/go/patchvectors, and when that is what Go makes of them.
import assert from 'node:assert/strict';
import { scheme } from 'kubetyped';
import { marshal, unmarshal } from 'kubetyped/apimachinery/util/json';
import { createThreeWayJSONMergePatch } from 'kubetyped/apimachinery/util/jsonmergepatch';
import { applyPatch, createMergePatch, JSONPatchError, mergeMergePatches, mergePatch } from 'kubetyped/apimachinery/util/jsonpatch';
import { hasConflicts, requireKeyUnchanged, requireMetadataKeyUnchanged } from 'kubetyped/apimachinery/util/mergepatch';
import {
  createThreeWayMergePatch, createTwoWayMergePatchUsingLookupPatchMeta, mergeStrategicMergeMapPatchUsingLookupPatchMeta, mergingMapsHaveConflicts, newPatchMetaFromOpenAPI,
  newPatchMetaFromStruct, PatchMetaFromOpenAPIV3, strategicMergePatchUsingLookupPatchMeta,
} from 'kubetyped/apimachinery/util/strategicpatch';
import type { LookupPatchMeta, OpenAPISchemas } from 'kubetyped/apimachinery/util/strategicpatch';
import type { AnswerRow } from './answer_rows.ts';
import { MergeItem } from './merge_item.ts';

/** The input of all areas. Documents are JSON texts. */
export interface PatchInput {
  readonly kind?: string;
  readonly openAPI?: { readonly version: 2 | 3; readonly name: string; readonly definitions: OpenAPISchemas };
  readonly docs: readonly string[];
  readonly overwrite?: boolean;
  readonly unchanged?: readonly string[];
  /** How often Go is asked. */
  readonly runs?: number;
}

export interface PatchOutput {
  readonly patch?: string;
  readonly result?: string;
  readonly err?: string;
}

function metaOf({ kind = '', openAPI }: PatchInput): LookupPatchMeta {
  if (openAPI?.version === 2) return newPatchMetaFromOpenAPI(openAPI.definitions, openAPI.name);
  if (openAPI?.version === 3) return new PatchMetaFromOpenAPIV3(openAPI.definitions[openAPI.name]!, openAPI.definitions);
  if (kind === 'MergeItem') return newPatchMetaFromStruct(MergeItem);
  const [group = '', version = '', name = ''] = kind.split('/');
  const type = scheme.typeFor({ group, version, kind: name });
  assert.ok(type !== undefined, kind);
  return newPatchMetaFromStruct(type);
}

function preconditions({ unchanged = [] }: PatchInput): ReturnType<typeof requireKeyUnchanged>[] {
  return unchanged.map((key) => (key.startsWith('.') ? requireKeyUnchanged(key.slice(1)) : requireMetadataKeyUnchanged(key)));
}

/** The patch, and what it makes of a document. */
function applied(input: PatchInput, patch: string, to: number): PatchOutput {
  try {
    return { patch, result: strategicMergePatchUsingLookupPatchMeta(input.docs[to]!, patch, metaOf(input)) };
  } catch (error) {
    return { patch, err: messageOf(error) };
  }
}

/** The object of a text; an empty one when there is none. */
function object(text: string): object {
  try {
    const value = unmarshal(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

function parsed(text: string): unknown {
  try {
    return unmarshal(text);
  } catch {
    throw new JSONPatchError('not JSON');
  }
}

type Ask = (input: PatchInput) => PatchOutput;

const asks: Readonly<Record<string, Ask>> = {
  'strategic-two-way': (input) => applied(input, createTwoWayMergePatchUsingLookupPatchMeta(input.docs[0], input.docs[1], metaOf(input), ...preconditions(input)), 0),
  'strategic-three-way': (input) =>
    applied(input, createThreeWayMergePatch(input.docs[0], input.docs[1], input.docs[2], metaOf(input), input.overwrite === true, ...preconditions(input)), 2),
  'strategic-apply': (input) => ({ result: strategicMergePatchUsingLookupPatchMeta(input.docs[0], input.docs[1], metaOf(input)) }),
  'strategic-combine': (input) => ({ result: marshal(mergeStrategicMergeMapPatchUsingLookupPatchMeta(metaOf(input), object(input.docs[0]!), object(input.docs[1]!))) }),
  'strategic-conflicts': (input) => ({ result: String(mergingMapsHaveConflicts(object(input.docs[0]!), object(input.docs[1]!), metaOf(input))) }),
  'merge-create': ({ docs }) => ({ patch: marshal(createMergePatch(parsed(docs[0]!), parsed(docs[1]!))) }),
  'merge-apply': ({ docs }) => ({ result: marshal(mergePatch(parsed(docs[0]!), parsed(docs[1]!))) }),
  'merge-combine': ({ docs }) => ({ result: marshal(mergeMergePatches(parsed(docs[0]!) as object, parsed(docs[1]!) as object)) }),
  'merge-three-way': (input) => ({ patch: createThreeWayJSONMergePatch(input.docs[0], input.docs[1], input.docs[2], ...preconditions(input)) }),
  'merge-conflicts': ({ docs }) => ({ result: String(hasConflicts(object(docs[0]!), object(docs[1]!))) }),
  'json-patch': ({ docs }) => ({ result: marshal(applyPatch(parsed(docs[0]!) as object, parsed(docs[1]!) as never)) }),
};

export const patchAreas: readonly string[] = Object.keys(asks);

function messageOf(error: unknown): string {
  assert.ok(error instanceof Error && typeof (error as { code?: unknown }).code === 'string', (error as Error).stack ?? String(error));
  return error.message;
}

export function patchAnswer(area: string, input: PatchInput): PatchOutput {
  try {
    return asks[area]!(input);
  } catch (error) {
    return { err: messageOf(error) };
  }
}

/** What may differ, and why. */
function comparable(area: string, { patch, result, err }: PatchOutput): string {
  // Both give the texts of what conflicts, in which Go's lists may be sorted. Errors of syntax are their parsers' matter.
  if (err?.startsWith('patch:\n') === true) return 'conflict';
  if (!area.startsWith('strategic') && err !== undefined && /JSON|json/.test(err)) return 'not JSON';
  return JSON.stringify({ patch, result, err });
}

/** Why two answers differ though ours is right: what the code calls a difference from Go. */
function isKnownDifference(area: string, input: PatchInput, theirs: readonly PatchOutput[]): boolean {
  // Where Go panics, we throw or do the sane thing.
  if (theirs.some(({ err }) => err === 'panic')) return true;
  const text = input.docs.join(' ');
  // 1.0 is 1; merge patches of Go round integers beyond 2^53.
  if (/[0-9]\.[0-9]|[0-9][eE]|-0|[0-9]{16}/.test(text.replace(/"(?:[^"\\]|\\.)*"/g, '""'))) return true;
  // Without overwrite, Go sorts the scalars of lists that it finds without conflict.
  if (area === 'strategic-three-way' && input.overwrite !== true) return true;
  if (area === 'json-patch' && input.docs[0]!.trim() === 'null') return true;
  // null in documents that are tested; white space, escapes in texts that are compared.
  return area === 'json-patch' && /"test"/.test(input.docs[1]!) && /null|\\|[\s]|"add"[^}]*"path":"[^"]*"}/.test(text);
}

/** Fails unless one of Go's answers is ours. Go's depend on the order in which it takes the keys of maps. */
export function agrees(area: string, row: AnswerRow): string | undefined {
  const input = row.in as PatchInput;
  const ours = patchAnswer(area, input);
  const theirs = row.out as readonly PatchOutput[];
  const own = comparable(area, ours);
  if (theirs.some((each) => comparable(area, each) === own) || isKnownDifference(area, input, theirs)) return undefined;
  return `${area} ${JSON.stringify(input, undefined, 1)}\nours:   ${JSON.stringify(ours)}\ntheirs: ${theirs.map((each) => JSON.stringify(each)).join('\n        ')}`;
}
