// ajv with schemas of toJSONSchema judges as our validator does, but for what the schemas are said to leave out.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { _, Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { JSONSchemaProps } from 'kubetyped/api/apiextensions/v1';
import { Deployment } from 'kubetyped/api/apps/v1';
import {
  ajvOptions,
  ajvStandalone,
  applyDefaults,
  defineKind,
  newSchemaValidator,
  prune,
  pruneNonNullableNullsWithoutDefaults,
  toJSONSchema,
} from 'kubetyped/apiextensions';
import { fitting, randomSchema } from '../../differential/random_custom_resources.ts';
import { Random } from '../../differential/random_scalars.ts';
import { caseCount } from '../../some_of.ts';
import { withoutKeywords } from './without_keywords.ts';

const CASES = caseCount(100, 1000);
const SEED = Number(process.env['KUBETYPED_SEED'] ?? 20261122);
const ajv = new Ajv({ ...ajvOptions(), validateSchema: false, logger: false });

/** Both verdicts on a value. */
interface Verdicts {
  readonly ajv: boolean;
  readonly ours: boolean;
}

function isStructural(schema: JSONSchemaProps): boolean {
  try {
    toJSONSchema(schema);
    return true;
  } catch {
    return false;
  }
}

test('values with their defaults are judged the same', (context) => {
  const counts = { accepted: 0, refused: 0, relaxed: 0 };
  for (let count = 0; count < CASES; count++) {
    const random = new Random(SEED + count);
    const schema = randomSchema(random, 3);
    if (!isStructural(schema)) continue;
    const { schema: translated, unchecked } = toJSONSchema(schema, { defaulted: true });
    const validate = ajv.compile(translated);
    const ours = newSchemaValidator(withoutKeywords(schema, unchecked));
    const all = newSchemaValidator(schema);
    for (let each = 0; each < 8; each++) {
      const value = fitting(random, schema, 3);
      const verdicts: Verdicts = { ajv: validate(value), ours: ours.validate(value).length === 0 };
      const shown = JSON.stringify({ seed: SEED + count, value, schema, translated, unchecked });
      assert.equal(verdicts.ajv, verdicts.ours, shown);
      // What ajv refuses is refused.
      const isValid = all.validate(value).length === 0;
      assert.ok(verdicts.ajv || !isValid, shown);
      counts[verdicts.ajv ? (isValid ? 'accepted' : 'relaxed') : 'refused']++;
    }
    ajv.removeSchema();
  }
  context.diagnostic(JSON.stringify(counts));
  assert.ok(counts.accepted > CASES && counts.refused > CASES, JSON.stringify(counts));
});

test('values as they are written are judged as with their defaults', (context) => {
  const counts = { accepted: 0, refused: 0, changed: 0 };
  for (let count = 0; count < CASES; count++) {
    const random = new Random(SEED + 1_000_000 + count);
    const schema: JSONSchemaProps = { ...randomSchema(random, 3), type: 'object' };
    if (!isStructural(schema)) continue;
    const { schema: translated, unchecked } = toJSONSchema(schema);
    const validate = ajv.compile(translated);
    const ours = newSchemaValidator(withoutKeywords(schema, unchecked));
    for (let each = 0; each < 8; each++) {
      const value = fitting(random, schema, 3);
      if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
      // A server would drop fields of it first.
      const kept = pruneNonNullableNullsWithoutDefaults(prune(value, schema).object, schema);
      const defaulted = applyDefaults(value, schema);
      if (JSON.stringify(kept) !== JSON.stringify(value) || JSON.stringify(value).includes('null')) {
        counts.changed++;
        continue;
      }
      const verdicts: Verdicts = { ajv: validate(value), ours: ours.validate(defaulted).length === 0 };
      const shown = JSON.stringify({ seed: SEED + 1_000_000 + count, value, defaulted, schema, translated, unchecked });
      // A default may be wrong itself.
      assert.ok(verdicts.ajv || !verdicts.ours, shown);
      counts[verdicts.ajv ? 'accepted' : 'refused']++;
    }
    ajv.removeSchema();
  }
  context.diagnostic(JSON.stringify(counts));
  assert.ok(counts.accepted > CASES / 4 && counts.refused > CASES / 4, JSON.stringify(counts));
});

test('limits with a fraction, enumerated integers and formats are judged the same', () => {
  const numbers = Array.from({ length: 17 }, (_, at) => at / 2 - 4);
  const limits = [-2, -1.5, -0.5, 0, 0.5, 1.5, 2].flatMap((limit): JSONSchemaProps[] =>
    [true, false].flatMap((isExclusive) => [
      { minimum: limit, exclusiveMinimum: isExclusive },
      { maximum: limit, exclusiveMaximum: isExclusive },
    ]),
  );
  const texts = ['', 'a', '2020-01-02', [], ['a'], {}, null, 1, 1.5, true];
  for (const [schemas, values] of [
    [
      limits.flatMap((limit) => [
        { type: 'number', ...limit },
        { type: 'integer', ...limit },
      ]),
      numbers,
    ],
    [[-2, -1, 0, 1, 2, 1.5].map((each) => ({ type: 'number', enum: [each] })), [...numbers, 'a']],
    [
      ['', 'date', 'byte', 'unheard'].flatMap((format) => [
        { type: 'string', format },
        { type: 'string', format, nullable: true },
        { type: 'boolean', format },
        { type: 'number', format },
      ]),
      texts,
    ],
  ] as const)
    for (const schema of schemas) {
      const { schema: translated, unchecked } = toJSONSchema(schema as JSONSchemaProps);
      assert.deepEqual(unchecked, []);
      const validate = ajv.compile(translated);
      const ours = newSchemaValidator(schema as JSONSchemaProps);
      for (const value of values) {
        const isValid = ours.validate(value).length === 0;
        assert.equal(validate(value), isValid, JSON.stringify({ value, schema, translated }));
      }
    }
});

const CronTab = defineKind({
  group: 'example.com',
  version: 'v1',
  kind: 'CronTab',
  schema: {
    type: 'object',
    required: ['spec'],
    properties: {
      spec: {
        type: 'object',
        required: ['schedule', 'policy'],
        properties: {
          schedule: { type: 'string', minLength: 3, pattern: '(?i)^[[:digit:]*]' },
          policy: { type: 'string', enum: ['Allow', 'Forbid'], default: 'Allow' },
          at: { type: 'string', format: 'date-time' },
          tags: { type: 'array', 'x-kubernetes-list-type': 'set', items: { type: 'string' } },
        },
        'x-kubernetes-validations': [{ rule: 'self.schedule != "x"' }],
      },
    },
  },
});
const tab = (spec: object): object => ({ apiVersion: 'example.com/v1', kind: 'CronTab', metadata: {}, spec });
const TABS: readonly (readonly [object, boolean])[] = [
  [tab({ schedule: '* * *' }), true],
  [tab({ schedule: '* * *', at: '2020-01-02T03:04:05Z', tags: ['a'], more: 1 }), true],
  [tab({ schedule: '* ' }), false],
  [tab({ schedule: 'a b c' }), false],
  [tab({ schedule: '1 2 3', at: 'now' }), false],
  [tab({ policy: 'Allow' }), false],
  [{ ...tab({ schedule: '1 2 3' }), kind: 'Other' }, false],
];

test('a Kind is checked with its apiVersion and kind; what is not checked is listed', () => {
  const { schema, unchecked } = toJSONSchema(CronTab);
  assert.deepEqual(unchecked, [
    { path: 'spec', keyword: 'x-kubernetes-validations', pointer: '/properties/spec/x-kubernetes-validations' },
    {
      path: 'spec.tags',
      keyword: 'x-kubernetes-list-type',
      pointer: '/properties/spec/properties/tags/x-kubernetes-list-type',
    },
  ]);
  const validate = ajv.compile(schema);
  for (const [value, isValid] of TABS) assert.equal(validate(value), isValid, JSON.stringify(value));
  const closed = ajv.compile(toJSONSchema(CronTab, { closed: true }).schema);
  assert.deepEqual(
    TABS.slice(0, 2).map(([value]) => closed(value)),
    [true, false],
  );
  assert.throws(() => toJSONSchema({ type: 'object', $ref: '#/a' }), { code: 'ERR_STRUCTURAL_SCHEMA' });
});

test('standalone code is a module that compiles nothing when it runs', async () => {
  const { default: standaloneCode } = standalone;
  const source = ajvStandalone({ Ajv, _, standaloneCode }, { isCronTab: toJSONSchema(CronTab).schema });
  assert.doesNotMatch(source, /\brequire\(|new Function/);
  // Within the package, so that its name is found.
  mkdirSync('dist-test', { recursive: true });
  const folder = mkdtempSync(join('dist-test', 'standalone-'));
  try {
    const file = join(folder, 'cron_tab.mjs');
    writeFileSync(file, source);
    const { isCronTab } = (await import(pathToFileURL(file).href)) as { isCronTab(value: unknown): boolean };
    for (const [value, isValid] of TABS) assert.equal(isCronTab(value), isValid, JSON.stringify(value));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a built-in Kind, and any other class, is no schema: the error says what helps', () => {
  const expected = 'expected a schema of a CustomResourceDefinition, or a Kind of defineKind';
  assert.throws(() => toJSONSchema(Deployment), {
    name: 'TypeError',
    message: `${expected}; Deployment is built in: \`npx kubetyped schema Deployment\` writes its JSON Schema`,
  });
  assert.throws(() => toJSONSchema(Date as unknown as JSONSchemaProps), { message: `${expected}, got class Date` });
});
