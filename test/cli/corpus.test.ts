// The faults found in thousands of real manifests are those that Go's decoder finds, document by document. What an API
// server would say besides, test/validation looks at.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { splitDocuments } from 'kubetyped/apimachinery/util/yaml';
import { cli } from './run_cli.ts';
import type { DocumentJSON, FaultJSON, ValidateJSON } from './validate_json.ts';

// Validate leaves them out, as kustomize reads them and no server does. That of flux is a resource of the name.
const KUSTOMIZATION =
  /^(?!flux2\/internal\/build\/testdata\/invalid-labels\/kustomization)(?:.*\/)?kustomization\.ya?ml$/i;
// What kustomizations name as transformers, and what is no manifest at all.
const PARTS =
  /^flux2\/manifests\/(?:bases\/.*|install)\/labels\.yaml$|\/template-go-nginx\/local-resource\/example-use\.yaml$/;
const NO_MANIFESTS = new Set([
  'autoscaler/cluster-autoscaler/cloudprovider/azure/examples/dev/skaffold.yaml',
  'calico/calicoctl/test-data/multi-context/kubectl-config.yaml',
  'checkov/tests/arm/parser/examples/json/with_comments.json',
  'kubernetes-engine-samples/networking/grpc-gke-nlb-tutorial/envoy/skaffold.yaml',
  'kubernetes-engine-samples/quickstarts/hello-app/skaffold.yaml',
  'minikube/test/integration/testdata/skaffold/skaffold.yaml',
]);
/** By whose values nothing is said before they are replaced. */
const VARIABLE = /\$\{\w/;
/** What is for kustomize and kpt alone: no kustomization among these manifests names one as a resource. */
const LOCAL = /^ +(?:config\.kubernetes\.io\/(?:local-config: (?!["']?false)|function:)|config\.k8s\.io\/function:)/m;
const corpus = join(process.env.KUBETYPED_SHARED ?? '../shared', 'corpus');

interface Row {
  readonly file: string;
  readonly index: number;
  readonly null?: boolean;
  readonly typed?: string;
  readonly yamlToJSONError?: string;
  readonly interpretError?: string;
  readonly decodeError?: string;
  readonly strictErrors?: readonly string[];
}

/** What was found in one document. */
interface Ours {
  readonly documents: DocumentJSON[];
  readonly faults: FaultJSON[];
}

test('validate finds in real manifests what Go finds', async (t) => {
  if (!existsSync(corpus)) return t.skip(`no manifests at ${corpus}: set KUBETYPED_SHARED to the folder that has them`);
  const all = readFileSync(join(corpus, 'go-digest.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  const ofTests = filesOfTests(new Set(all.map(({ file }) => file)));
  const texts = new Map<string, string[]>();
  const textOf = ({ file, index }: Row): string => {
    if (!texts.has(file))
      texts.set(
        file,
        splitDocuments(readFileSync(join(corpus, file))).map(({ text }) => text),
      );
    return texts.get(file)![index] ?? '';
  };
  const judged = all.filter(
    ({ file }) => !KUSTOMIZATION.test(file) && !PARTS.test(file) && !NO_MANIFESTS.has(file) && !ofTests.has(file),
  );
  const rows = judged.filter((row) => !LOCAL.test(textOf(row)));
  const kustomizations = new Set(all.filter(({ file }) => KUSTOMIZATION.test(file)).map(({ file }) => file));
  const paths = new Set(rows.map(({ file }) => file));
  const others = [...paths].filter((file) => !/\.(?:ya?ml|json)$/.test(file));
  const { stdout, stderr, status } = await cli(['validate', '-o', 'json', '.', ...others], { cwd: corpus });
  assert.equal(stderr, '');
  assert.equal(status, 1);
  const report = JSON.parse(stdout) as ValidateJSON;
  assert.deepEqual([...new Set(report.files.map(({ file }) => file))].sort(), [...paths].sort(), 'the files');
  assert.equal(report.notes.length, 6);
  const locals = judged.length - rows.length;
  assert.ok(
    report.notes.some((note) => note.startsWith(`left out ${locals} objects that annotations keep from clusters (`)),
  );
  assert.match(report.notes[1]!, /^left out 8 files that kustomizations name as parts: /);
  assert.match(report.notes[2]!, new RegExp(`^left out ${ofTests.size} files that tests compare objects with: `));
  assert.match(report.notes[3]!, new RegExp(`^left out ${NO_MANIFESTS.size} files that are not manifests: `));
  assert.match(
    report.notes[0]!,
    new RegExp(`^left out the kustomization of .* and ${kustomizations.size - 1} more;`),
    'what is left out is the kustomizations alone',
  );

  const lines = new Map<string, number[]>();
  for (const file of paths)
    lines.set(
      file,
      splitDocuments(readFileSync(join(corpus, file))).map(({ line }) => line),
    );
  const found = new Map<string, Ours>();
  // Documents are numbered without the empty ones here, Go's list has them all: the line tells which is which.
  const oursOf = (file: string, line: number): Ours => {
    const key = `${file}#${lines.get(file)!.findLastIndex((start) => start <= line)}`;
    if (!found.has(key)) found.set(key, { documents: [], faults: [] });
    return found.get(key)!;
  };
  for (const document of report.documents)
    if (document.item === undefined) oursOf(document.file, document.line).documents.push(document);
  const starts = new Map(
    report.documents
      .filter(({ item }) => item === undefined)
      .map((document) => [`${document.file} ${document.document}`, document]),
  );
  for (const fault of report.faults) {
    const document = starts.get(`${fault.file} ${fault.document}`)!;
    const ofItem = document.kind === 'List' && document.apiVersion === 'v1' && /^items\[\d+\]./.test(fault.path);
    if (!ofItem) oursOf(fault.file, document.line).faults.push(fault);
  }

  const wrong: string[] = [];
  const counts = { empty: 0, syntax: 0, refused: 0, strict: 0, fine: 0, unregistered: 0 };
  for (const row of rows) {
    const { documents, faults: all } = found.get(`${row.file}#${row.index}`) ?? { documents: [], faults: [] };
    const faults = all.filter(({ reason, path }) => reason !== 'value' && !isKindOfServer(reason, path));
    const texts = faults.map(({ text }) => text);
    const complain = (what: string): number =>
      wrong.push(`${row.file}#${row.index} ${what}\n  here: ${JSON.stringify(texts)}\n  Go:   ${JSON.stringify(row)}`);
    const refusal = row.yamlToJSONError ?? row.interpretError ?? row.decodeError;
    if (row.null === true) {
      counts.empty++;
      if (documents.length > 0) complain('should be empty');
    } else if (documents.length !== 1) {
      complain(`is ${documents.length} documents`);
    } else if (refusal !== undefined) {
      counts[row.yamlToJSONError === undefined ? 'refused' : 'syntax']++;
      // A JSON file is read as JSON here and as YAML in Go's list: what is neither is so for different reasons.
      if (row.yamlToJSONError !== undefined && row.file.endsWith('.json') && faults[0]?.reason === 'syntax') continue;
      if (faults.length === 0 && VARIABLE.test(readFileSync(join(corpus, row.file), 'utf8'))) continue;
      // Go stops at the first fault; an error text in the list may have been cut.
      if (
        !texts.some(
          (text) =>
            text === refusal ||
            text === refusal.replace(/ in '.*'$/s, '') ||
            (refusal.length >= 2000 && text.slice(0, 1900) === refusal.slice(0, 1900)),
        )
      )
        complain('lacks the error');
    } else if (row.typed === undefined) {
      counts.unregistered++;
      // Custom resources whose definition is among the files are held against it; what Go says of that is not in the list.
      if (
        documents[0]!.result !== 'skipped' &&
        faults.length > 0 &&
        !faults.every(({ reason }) => reason === 'value' || reason === 'unknown' || reason === 'duplicate')
      )
        complain(`is ${documents[0]!.result}`);
    } else {
      const strict = (row.strictErrors ?? []).flatMap(splitDuplicates);
      counts[strict.length > 0 ? 'strict' : 'fine']++;
      if (JSON.stringify(texts.sort()) !== JSON.stringify(strict.sort())) complain('has other strict errors');
    }
  }
  assert.deepEqual(wrong, []);
  t.diagnostic(`${rows.length} documents: ${JSON.stringify(counts)}`);
  assert.ok(rows.length > 8000 && counts.strict > 100 && counts.refused > 60, JSON.stringify(counts));
});

/** What tests by kuttl and chainsaw compare objects with, or patch them with. */
function filesOfTests(files: ReadonlySet<string>): Set<string> {
  const found = new Set([...files].filter((file) => /\/\d+-(?:assert|errors)[^/]*$/.test(file)));
  for (const test of [...files].filter((file) => file.endsWith('/chainsaw-test.yaml'))) {
    const text = readFileSync(join(corpus, test), 'utf8');
    const named = (operation: string): string[] =>
      [...text.matchAll(new RegExp(`- (?:${operation}):\\s+file: (\\S+)`, 'g'))].map(([, name]) =>
        join(dirname(test), name!),
      );
    const sent = new Set(named('apply|create|update'));
    for (const file of named('assert|error|patch')) if (files.has(file) && !sent.has(file)) found.add(file);
  }
  return found;
}

/** That Kubernetes has no such kind is not the decoder's business. */
function isKindOfServer(reason: string, path: string): boolean {
  return reason === 'kind' && (path === 'apiVersion' || path === 'kind');
}

/** Go reports all keys of a document that stand twice as one error. */
function splitDuplicates(error: string): string[] {
  if (!error.startsWith('yaml: unmarshal errors:\n')) return [error];
  return error
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/^ *line \d+: /, ''));
}
