// The JSON Schema of a kind and `validate` never disagree: what a schema refuses, `validate` refuses, and what is not an object
// of the types to `validate` is none to the schema. A schema is held to what decoding leaves: no nulls, and no empty texts
// where these mean the same as nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ValidateFunction } from 'ajv';
import { Ajv } from 'ajv';
import { validate } from 'kubetyped/validation';
import { readExplanations } from '#src/apiserver/endpoints/openapi/explanations';
import { jsonSchema } from '#src/cli/commands/write_schema';
import { findKind } from '#src/cli/objects/find_kind';
import { isMissing } from '../conformance/shared_data.ts';
import { oneIn, PART } from '../some_of.ts';
import { corpus, corpusObjects } from './corpus.ts';
import { allMutants, bases } from './mutants.ts';

const schemas = new Map<string, ValidateFunction>();

function schemaOf({ apiVersion, kind }: { apiVersion: string; kind: string }): ValidateFunction {
  const key = `${apiVersion} ${kind}`;
  let schema = schemas.get(key);
  if (schema === undefined) {
    const { type } = findKind(kind, apiVersion);
    const ajv = new Ajv({ strict: false, allowUnionTypes: true, validateFormats: false });
    schema = ajv.compile(jsonSchema([type], { known: readExplanations(), closed: true, release: undefined }));
    schemas.set(key, schema);
  }
  return schema;
}

/**
 * Fields that schemas demand though `validate` passes objects without them, with the reason. One that is no longer needed
 * fails the test, so that the list can only shrink.
 */
const STRICTER = new Map([
  [
    'PersistentVolumeClaim kind',
    'a server drops a dataSource of unknown kind; in an Ingress the same type needs its kind',
  ],
]);

/** Without what is nothing to a decoder. */
function decoded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decoded);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== null && each !== '');
  return Object.fromEntries(entries.map(([key, each]) => [key, decoded(each)]));
}

/** What the schema refuses of an object, other than what it is known to be too strict about; undefined for nothing. */
function refusal(schema: ValidateFunction, object: { kind: string }, used: Set<string>): string | undefined {
  const { kind } = object;
  if (schema(object) || schema(decoded(object))) return undefined;
  const [error] = schema.errors!;
  const stricter = `${kind} ${(error!.params as { missingProperty?: string }).missingProperty ?? ''}`;
  if (error!.keyword !== 'required' || !STRICTER.has(stricter)) return JSON.stringify(error);
  used.add(stricter);
  return undefined;
}

test('on objects with single faults', async () => {
  const wrong: string[] = [];
  const used = new Set<string>();
  for (const base of bases()) {
    const schema = schemaOf(base);
    assert.equal(schema(base), true, `${base.kind}: ${JSON.stringify(schema.errors)}`);
  }
  let refused = 0;
  for (const { name, object } of oneIn(8, allMutants())) {
    const schema = schemaOf(object);
    const errors = validate(object);
    if (errors.length === 0) {
      const fault = refusal(schema, object, used);
      if (fault !== undefined) wrong.push(`${name}: validate takes it, the schema says ${fault}`);
    } else if (schema(object)) {
      const type = errors.find(({ message }) => /cannot unmarshal|unknown field/.test(message));
      if (type !== undefined) wrong.push(`${name}: the schema takes it, validate says ${type.message}`);
    } else refused++;
  }
  assert.deepEqual(wrong, []);
  assert.deepEqual(
    [...STRICTER.keys()].filter((field) => !PART && !used.has(field)),
    [],
  );
  assert.ok(refused > (PART ? 350 : 2800), `only ${refused} refused by schemas`);
});

test('on manifests of other projects', async (t) => {
  if (isMissing(t, corpus)) return;
  const known = new Set(bases().map(({ apiVersion, kind }) => `${apiVersion} ${kind}`));
  const wrong: string[] = [];
  for (const { id, object } of corpusObjects()) {
    if (!known.has(`${object.apiVersion} ${object.kind}`)) continue;
    // Servers drop a status that is created.
    const { status: _, ...created } = object as typeof object & { status?: unknown };
    const schema = schemaOf(object);
    if (validate(created).length > 0) continue;
    const fault = refusal(schema, created, new Set());
    if (fault !== undefined) wrong.push(`${id}: ${fault}`);
  }
  assert.deepEqual(wrong, []);
});
