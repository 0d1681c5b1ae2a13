// Every group of upstream's tests of rules and CEL libraries has rows of ours, or a test: in the situation that it is about,
// with answers of Go. upstream_tests.jsonl.gz has the names of the groups, which scripts/go/cel reads in the Go files.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { packedRows } from '../../packed_rows.ts';

interface Group {
  readonly test: string;
  readonly name?: string;
  readonly expression?: string;
}

interface Row {
  readonly for?: string;
  readonly in: { readonly expression?: string };
}

const read = <T>(path: string): T[] => packedRows<T>(`test/${path}.jsonl.gz`);

/** Tests whose groups have situations, by what the names of those begin with. */
const SITUATIONS: Readonly<Record<string, string>> = {
  TestValidationExpressions: 'rules',
  TestCelCostStability: 'rules',
  TestCelEstimatedCostStability: 'rules',
  TestValidationExpressionsAtSchemaLevels: 'levels',
  TestCELValidationLimit: 'limits',
  TestCELMaxRecursionDepth: 'depth',
  TestMessageExpression: 'messages',
  TestReasonAndFldPath: 'reasons',
  TestRatcheting: 'ratcheting',
  TestOptionalOldSelf: 'optional',
  TestOptionalOldSelfCheckForNull: 'optional null',
  TestOptionalOldSelfIsOptionalType: 'optional type',
  TestCelCompilation: 'compilation',
  TestValidateFieldPath: 'paths',
  TestCostEstimation: 'estimates',
  TestEquality: 'equality',
};

/** Tests of libraries, by functions that rows call: values, texts of errors, costs and estimates. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  TestListsCost: ['.sum(', '.min(', '.max(', '.isSorted('],
  TestIndexOfCost: ['.indexOf(', '.lastIndexOf('],
  TestURLsCost: [
    'url(',
    'isURL(',
    '.getScheme(',
    '.getHost(',
    '.getHostname(',
    '.getPort(',
    '.getEscapedPath(',
    '.getQuery(',
  ],
  TestIPCost: ['ip(', '.family(', '.isUnspecified(', '.isLoopback(', '.isLinkLocalMulticast(', '.isGlobalUnicast('],
  TestIPIsCanonicalCost: ['ip.isCanonical('],
  TestCIDRCost: ['cidr(', '.containsIP(', '.containsCIDR(', '.masked(', '.prefixLength('],
  TestSize: ['.replace(', 'size('],
  TestSizeLimit: ['format.named(', 'format.dns1123Label('],
  TestLister: ['self.l[0]', '.all(e, ', ' in self.s'],
  TestMapper: ['self.m["z"]', 'has(self.a.c)'],
  TestFormat: ['format.named('],
};

/** Held by tests of other files, each a file and part of a title; or why there is nothing to hold. */
const OTHERWISE: Readonly<Record<string, readonly [string, string] | string>> = {
  TestAuthzLibrary: ['test/cel/authorizer.test.ts', 'paths, reasons and errors'],
  'TestStringLibrary/jsonpatch.escapeKey': ['test/differential/admission_policies.test.ts', ' random'],
  TestMapList: ['test/apiextensions/pipeline.test.ts', 'custom resources, created and updated'],
  TestCELValidationContextCancellation: ['test/cel/environment.test.ts', 'an evaluation can be interrupted'],
  'TestCelCompilation/unmodified expression may use CEL environment features planned to be added in future releases':
    'there is one version of the environment, and none to come',
  TestIncludesCost: 'new rules may call `includes` with Kubernetes 1.38: servers know it a release before',
  TestMetadataNameCostIsBounded: ['test/cel/schema.test.ts', 'names in metadata are no longer than names are'],
  TestLibraryCompatibility: 'the list of functions is the Go program’s own',
  TestTypeRegistration: 'Go types that are registered',
  TestTypeEquality: 'Go types that are compared',
};

test('every group of tests upstream has rows here', (context) => {
  const rows = ['situations', 'libraries', 'functions'].flatMap((name) => read<Row>(`conformance/cel/${name}`));
  const resources = ['resource_situations', 'definition_situations'].flatMap((name) =>
    read<Row>(`apiextensions/pipeline/${name}`),
  );
  const situations = new Set([...rows, ...resources].map((row) => row.for));
  const expressions = rows.map(({ in: { expression = '' } }) => expression);
  const asked = new Set(expressions);
  const calls = (part: string): boolean => expressions.some((expression) => expression.includes(part));
  const groups = read<Group>('conformance/cel/upstream_tests');
  assert.ok(groups.length >= 642, `only ${groups.length} groups`);
  const missing: Group[] = [];
  const unused = new Set(Object.keys({ ...SITUATIONS, ...CALLS, ...OTHERWISE }));
  let explained = 0;
  for (const group of groups) {
    const { test: name, name: of = '', expression } = group;
    const other = OTHERWISE[`${name}/${of}`] ?? OTHERWISE[name];
    for (const key of [name, `${name}/${of}`]) unused.delete(key);
    const isHeld =
      situations.has(`${SITUATIONS[name]}: ${of}`) ||
      (expression !== undefined && asked.has(expression)) ||
      CALLS[name]?.every(calls) === true ||
      (typeof other === 'object' && readFileSync(other[0], 'utf8').includes(other[1]));
    if (isHeld) continue;
    if (typeof other === 'string') explained++;
    else missing.push(group);
  }
  context.diagnostic(`${groups.length} groups, ${explained} with nothing to hold`);
  assert.deepEqual(missing, []);
  assert.deepEqual([...unused], []);
});
