// ajv with the schemas of real definitions: all compile, and objects are judged as by our validator, but for what is listed.
//
// KUBETYPED_CASES sets the number of objects (4,000), KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Ajv, type ValidateFunction } from 'ajv';
import type {
  CustomResourceDefinition,
  CustomResourceValidation,
  JSONSchemaProps,
} from 'kubetyped/api/apiextensions/v1';
import {
  ajvOptions,
  applyDefaults,
  newSchemaValidator,
  prune,
  pruneNonNullableNullsWithoutDefaults,
  toJSONSchema,
} from 'kubetyped/apiextensions';
import { splitDocuments } from 'kubetyped/apimachinery/util/yaml';
import { parseYAML } from 'kubetyped/engine';
import { Random } from '../../conformance/cel/random_schema.ts';
import { isMissing, shared } from '../../conformance/shared_data.ts';
import { changed, randomPart } from '../random_resource.ts';
import { allDefinitions } from '../real_definitions.ts';
import { withoutKeywords } from './without_keywords.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 4000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const corpus = join(shared, 'corpus');

interface Version {
  readonly type: string;
  readonly schema: JSONSchemaProps;
  /** As people write objects, and with their defaults. */
  readonly written: ValidateFunction;
  readonly defaulted: ValidateFunction;
  /** Ours without what a JSON Schema leaves out. */
  readonly ours: ReturnType<typeof newSchemaValidator>;
  readonly all: ReturnType<typeof newSchemaValidator>;
}

/** The objects of the corpus, by `apiVersion kind`. */
function realObjects(types: ReadonlySet<string>): Map<string, object[]> {
  const found = new Map<string, object[]>();
  const files = readdirSync(corpus, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.ya?ml$/.test(entry.name),
  );
  for (const { parentPath, name } of files) {
    const text = readFileSync(join(parentPath, name), 'utf8');
    if (!/^apiVersion:.*\//m.test(text)) continue;
    for (const document of documentsOf(text)) {
      if (typeof document !== 'object' || document === null) continue;
      const { apiVersion, kind } = document as { apiVersion?: unknown; kind?: unknown };
      const type = `${String(apiVersion)} ${String(kind)}`;
      if (types.has(type)) found.set(type, [...(found.get(type) ?? []), document]);
    }
  }
  return found;
}

/** The schemas of a definition, of v1 or v1beta1, by `apiVersion kind`. */
function schemasOf({ spec }: CustomResourceDefinition): [type: string, schema: JSONSchemaProps][] {
  const { validation, version } = spec as { validation?: CustomResourceValidation; version?: string };
  const versions = spec.versions ?? (version === undefined ? [] : [{ name: version, schema: validation }]);
  return versions.flatMap(({ name, schema = validation }) =>
    schema?.openAPIV3Schema ? [[`${spec.group}/${name} ${spec.names.kind}`, schema.openAPIV3Schema]] : [],
  );
}

function isStructural(schema: JSONSchemaProps): boolean {
  try {
    toJSONSchema(schema);
    return true;
  } catch (error) {
    assert.equal((error as { code?: string }).code, 'ERR_STRUCTURAL_SCHEMA', String(error));
    return false;
  }
}

/** Templates and the like are no YAML. */
function documentsOf(text: string): unknown[] {
  try {
    return splitDocuments(text).map((document) => plain(parseYAML(document.text)));
  } catch {
    return [];
  }
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? Number(each) : each)));
}

function compile(type: string, schema: JSONSchemaProps): Version {
  const { schema: translated, unchecked } = toJSONSchema(schema, { defaulted: true });
  // Each in an ajv of its own, so that nothing is shared.
  const ajv = (): Ajv => new Ajv({ ...ajvOptions(), logger: false });
  return {
    type,
    schema,
    written: ajv().compile(toJSONSchema(schema).schema),
    defaulted: ajv().compile(translated),
    ours: newSchemaValidator(withoutKeywords(schema, unchecked)),
    all: newSchemaValidator(schema),
  };
}

test('ajv judges custom resources of real definitions as we do', { timeout: 3_600_000 }, (t) => {
  if (isMissing(t, corpus)) return;
  const versions = new Map<string, Version>();
  const counts = { definitions: 0, versions: 0, notStructural: 0, objects: 0, accepted: 0, refused: 0, relaxed: 0 };
  for (const { definition } of allDefinitions()) {
    // Some are for checks that refuse them.
    if (!definition.spec?.names) continue;
    counts.definitions++;
    for (const [type, schema] of schemasOf(definition)) {
      if (versions.has(type)) continue;
      if (!isStructural(schema)) {
        counts.notStructural++;
        continue;
      }
      versions.set(type, compile(type, schema));
      counts.versions++;
    }
  }
  const judge = ({ type, schema, written, defaulted, ours, all }: Version, value: object): void => {
    const kept = pruneNonNullableNullsWithoutDefaults(prune(value, schema).object, schema);
    const complete = applyDefaults(kept, schema);
    const verdict = defaulted(complete);
    const shown = (): string => JSON.stringify({ seed, type, complete, ajv: defaulted.errors }).slice(0, 5000);
    const errors = ours.validate(complete).map(({ message }) => message);
    assert.equal(verdict, errors.length === 0, `${shown()}\n${errors.join('\n')}`);
    const isValid = all.validate(complete).length === 0;
    assert.ok(verdict || !isValid, shown());
    // What has no defaults yet is not refused for it; a null in place of a default is, as is said of toJSONSchema.
    if (verdict && !JSON.stringify(kept).includes('null'))
      assert.ok(written(kept), JSON.stringify({ seed, type, kept, ajv: written.errors }).slice(0, 5000));
    counts[verdict ? (isValid ? 'accepted' : 'relaxed') : 'refused']++;
  };
  const random = new Random(seed);
  const objects = realObjects(new Set(versions.keys()));
  for (const [type, list] of objects) {
    const version = versions.get(type);
    for (const object of version === undefined ? [] : list) {
      counts.objects++;
      judge(version!, object);
      for (let count = 0; count < 3; count++) judge(version!, changed(random, object, version!.schema, 0.1) as object);
    }
  }
  const all = [...versions.values()];
  for (let count = 0; count < cases; count++) {
    const version = random.pick(all);
    const value = randomPart(random, version.schema);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) judge(version, value);
  }
  t.diagnostic(`${JSON.stringify(counts)}; seed ${seed}`);
  assert.ok(counts.versions > 90 && counts.objects > 100 && counts.refused > 100, JSON.stringify(counts));
});
