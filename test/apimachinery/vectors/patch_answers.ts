// What our functions make of the inputs of scripts/go/patchvectors, and when that is what Go makes of them.
import assert from 'node:assert/strict';
import { scheme } from 'kubetyped';
import { marshal, unmarshal } from 'kubetyped/apimachinery/util/json';
import { createThreeWayJSONMergePatch } from 'kubetyped/apimachinery/util/jsonmergepatch';
import {
  applyPatch,
  createMergePatch,
  JSONPatchError,
  mergeMergePatches,
  mergePatch,
} from 'kubetyped/apimachinery/util/jsonpatch';
import { hasConflicts, requireKeyUnchanged, requireMetadataKeyUnchanged } from 'kubetyped/apimachinery/util/mergepatch';
import type { LookupPatchMeta, OpenAPISchemas } from 'kubetyped/apimachinery/util/strategicpatch';
import {
  createThreeWayMergePatch,
  createTwoWayMergePatchUsingLookupPatchMeta,
  mergeStrategicMergeMapPatchUsingLookupPatchMeta,
  mergingMapsHaveConflicts,
  newPatchMetaFromOpenAPI,
  newPatchMetaFromStruct,
  PatchMetaFromOpenAPIV3,
  strategicMergePatchUsingLookupPatchMeta,
} from 'kubetyped/apimachinery/util/strategicpatch';
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
  if (openAPI?.version === 3)
    return new PatchMetaFromOpenAPIV3(openAPI.definitions[openAPI.name]!, openAPI.definitions);
  if (kind === 'MergeItem') return newPatchMetaFromStruct(MergeItem);
  const [group = '', version = '', name = ''] = kind.split('/');
  const type = scheme.typeFor({ group, version, kind: name });
  assert.ok(type !== undefined, kind);
  return newPatchMetaFromStruct(type);
}

function preconditions({ unchanged = [] }: PatchInput): ReturnType<typeof requireKeyUnchanged>[] {
  return unchanged.map((key) =>
    key.startsWith('.') ? requireKeyUnchanged(key.slice(1)) : requireMetadataKeyUnchanged(key),
  );
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
  'strategic-two-way': (input) =>
    applied(
      input,
      createTwoWayMergePatchUsingLookupPatchMeta(input.docs[0], input.docs[1], metaOf(input), ...preconditions(input)),
      0,
    ),
  'strategic-three-way': (input) =>
    applied(
      input,
      createThreeWayMergePatch(
        input.docs[0],
        input.docs[1],
        input.docs[2],
        metaOf(input),
        input.overwrite === true,
        ...preconditions(input),
      ),
      2,
    ),
  'strategic-apply': (input) => ({
    result: strategicMergePatchUsingLookupPatchMeta(input.docs[0], input.docs[1], metaOf(input)),
  }),
  'strategic-combine': (input) => ({
    result: marshal(
      mergeStrategicMergeMapPatchUsingLookupPatchMeta(metaOf(input), object(input.docs[0]!), object(input.docs[1]!)),
    ),
  }),
  'strategic-conflicts': (input) => ({
    result: String(mergingMapsHaveConflicts(object(input.docs[0]!), object(input.docs[1]!), metaOf(input))),
  }),
  'merge-create': ({ docs }) => ({ patch: marshal(createMergePatch(parsed(docs[0]!), parsed(docs[1]!))) }),
  'merge-apply': ({ docs }) => ({ result: marshal(mergePatch(parsed(docs[0]!), parsed(docs[1]!))) }),
  'merge-combine': ({ docs }) => ({
    result: marshal(mergeMergePatches(parsed(docs[0]!) as object, parsed(docs[1]!) as object)),
  }),
  'merge-three-way': (input) => ({
    patch: createThreeWayJSONMergePatch(input.docs[0], input.docs[1], input.docs[2], ...preconditions(input)),
  }),
  'merge-conflicts': ({ docs }) => ({ result: String(hasConflicts(object(docs[0]!), object(docs[1]!))) }),
  'json-patch': ({ docs }) => ({ result: marshal(applyPatch(parsed(docs[0]!) as object, parsed(docs[1]!) as never)) }),
};

export const patchAreas: readonly string[] = Object.keys(asks);

function messageOf(error: unknown): string {
  assert.ok(
    error instanceof Error && typeof (error as { code?: unknown }).code === 'string',
    (error as Error).stack ?? String(error),
  );
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

/**
 * Why two answers differ though ours is right: what the code calls a difference from Go.
 * - `panic`: Go panics where it compares objects or looks for the type of a null; we throw, or say whether there is a conflict
 * - `rounded`: Go's JSON merge patches make a float64 of every number
 * - `too large`: a number beyond float64, which Go does not look at there
 * - `sorted list`: without overwrite, Go sorts lists of scalars that it finds without conflict, and loses repetitions
 * - `cause that is none`: Go's text for a `replace` of the whole document by a scalar ends with `%!w(<nil>)`
 * - `null document`: Go takes null, if it is the document or was copied, for an object that has no keys and can't get any
 */
export type Exemption = 'panic' | 'null document' | 'cause that is none' | 'rounded' | 'too large' | 'sorted list';

/** How many rows each exemption was needed for, by area and exemption. */
const exempted = new Map<string, number>();

/** The counts of an area, for a reader. */
export function exemptionsOf(area: string): string {
  return (
    [...exempted]
      .filter(([name]) => name.startsWith(`${area}, `))
      .map(([name, count]) => `${name.slice(area.length + 2)} ${count}`)
      .join(', ') || 'none'
  );
}

const EXEMPTIONS: Readonly<
  Record<Exemption, (area: string, input: PatchInput, ours: PatchOutput, theirs: readonly PatchOutput[]) => boolean>
> = {
  panic: (area, { overwrite }, { err }, theirs) =>
    theirs.some((each) => each.err === 'panic') &&
    (area === 'json-patch' ||
      (area === 'strategic-conflicts' && err === undefined) ||
      (area === 'strategic-three-way' && overwrite !== true && (err === undefined || err.startsWith('patch:\n'))) ||
      /can't be compared: |must not begin with null$|JSON/.test(err ?? '')),
  rounded: (area, _, ours, theirs) =>
    area.startsWith('merge') && theirs.some((each) => changedAlike(ours, each, (value) => value)),
  'too large': (area, { docs }, { err }) =>
    area.startsWith('merge') &&
    err === 'not JSON' &&
    docs.some((doc) => literals(doc).some((each) => !Number.isFinite(Number(each)))),
  'sorted list': (area, { overwrite }, ours, theirs) =>
    area === 'strategic-three-way' && overwrite !== true && theirs.some((each) => changedAlike(ours, each, asSet)),
  'cause that is none': (area, _, { err }, theirs) =>
    area === 'json-patch' && theirs.some((each) => each.err === `${err}: %!w(<nil>)`),
  'null document': (area, { docs }, { err }, theirs) =>
    area === 'json-patch' &&
    (err === 'json: cannot unmarshal null into Go value of type jsonpatch.partialDoc'
      ? docs[0]!.trim() === 'null'
      : err !== undefined &&
        /"copy"/.test(docs[1]!) &&
        /null/.test(docs.join('')) &&
        theirs.some((each) => /Unable to remove nonexistent key|test failed$/.test(each.err ?? ''))),
};

/** Whether patch and result are the same once they have been changed, and read as JavaScript reads JSON. */
function changedAlike(ours: PatchOutput, theirs: PatchOutput, change: (value: unknown) => unknown): boolean {
  const text = (json: string | undefined): string =>
    json === undefined ? '' : JSON.stringify(JSON.parse(json, (_, value: unknown) => change(value)));
  return (
    ours.err === theirs.err && text(ours.patch) === text(theirs.patch) && text(ours.result) === text(theirs.result)
  );
}

/** A list of scalars as a set; any other value as it is. */
function asSet(value: unknown): unknown {
  return Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)
    ? [...new Set(value as unknown[])].sort()
    : value;
}

/** The numbers of a JSON text, as they are written. */
function literals(json: string): string[] {
  return json.match(/"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*/g)?.filter((token) => !token.startsWith('"')) ?? [];
}

/** Fails unless one of Go's answers is ours. Go's depend on the order in which it takes the keys of maps. */
export function agrees(area: string, row: AnswerRow): string | undefined {
  const input = row.in as PatchInput;
  const ours = patchAnswer(area, input);
  const theirs = row.out as readonly PatchOutput[];
  const own = comparable(area, ours);
  if (theirs.some((each) => comparable(area, each) === own)) return undefined;
  const reason = (Object.keys(EXEMPTIONS) as Exemption[]).find((each) => EXEMPTIONS[each](area, input, ours, theirs));
  if (reason !== undefined) {
    exempted.set(`${area}, ${reason}`, (exempted.get(`${area}, ${reason}`) ?? 0) + 1);
    return undefined;
  }
  return `${area} ${JSON.stringify(input, undefined, 1)}\nours:   ${JSON.stringify(ours)}\ntheirs: ${theirs.map((each) => JSON.stringify(each)).join('\n        ')}`;
}
