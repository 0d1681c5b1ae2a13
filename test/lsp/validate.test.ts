// What an editor shows is what `kubetyped validate` says of the same files, while documents are changed at random.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Diagnostic, DiagnosticSeverity, type Position } from 'vscode-languageserver/node';
import { cliHere, inFolder } from '../cli/run_cli.ts';
import type { ValidateJSON } from '../cli/validate_json.ts';
import { caseCount } from '../some_of.ts';
import { Editor } from './editor.ts';

const cases = caseCount(20, 300);

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const next = random(Number(process.env['KUBETYPED_SEED'] ?? 1));
const below = (count: number): number => Math.floor(next() * count);
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)]!;

const definition = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: widgets, kind: Widget}
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec: {type: object, properties: {size: {type: integer, maximum: 9}, colour: {type: string, enum: [red, blue]}}}
`;

const others = `apiVersion: v1
kind: ConfigMap
metadata: {name: settings}
data: {level: debug}
---
apiVersion: v1
kind: Secret
metadata: {name: passwords}
---
apiVersion: v1
kind: Service
metadata: {name: web}
spec: {selector: {app: web}, ports: [{port: 80}]}
`;

const texts: readonly (readonly [name: string, text: string])[] = [
  [
    'web.yaml',
    `# The web. 🌐
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: "web 🌐", tier: front}
spec:
  replicas: 2
  selector:
    matchLabels: {app: web}
  template:
    metadata:
      labels: {app: web}
    spec:
      containers:
      - name: web
        image: "nginx" # 🌐
        ports: [{containerPort: 80, protocol: TCP}]
        envFrom:
        - configMapRef: {name: settings}
        env:
        - {name: LEVEL, valueFrom: {configMapKeyRef: {name: settings, key: level}}}
        resources:
          limits: {memory: 1Gi, cpu: 500m}
      volumes:
      - name: p
        secret:
          secretName: passwords
---
apiVersion: example.com/v1
kind: Widget
metadata:
  name: w
spec:
  size: 3
  colour: red
---
apiVersion: v1
kind: List
items:
- apiVersion: v1
  kind: ConfigMap
  metadata: {name: inner}
- apiVersion: networking.k8s.io/v1
  kind: Ingress
  metadata: {name: web}
  spec:
    defaultBackend: {service: {name: web, port: {number: 80}}}
`,
  ],
  [
    'pod.json',
    `{
\t"apiVersion": "v1",
\t"kind": "Pod",
\t"metadata": {"name": "a", "annotations": {"note": "𝒳 \\u0041"}},
\t"spec": {
\t\t"restartPolicy": "Always",
\t\t"containers": [{"name": "a", "image": "b", "env": [{"name": "X", "value": "1"}]}]
\t}
}
{"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "b"}, "data": {"𝒳": "1"}}
`,
  ],
];

const pieces = [
  ...[
    '\n',
    '\r\n',
    ' ',
    '  ',
    '\t',
    ':',
    ': ',
    '- ',
    '-',
    '{',
    '}',
    '[',
    ']',
    ',',
    '"',
    "'",
    '#',
    '&a ',
    '*a',
    '|',
    '>',
  ],
  ...['---\n', '\n---\n', '...\n', '%', '!', '🌐', '𝒳', '\u2028', '\u0085', '\ud800', '\u0007', '<<: ', '? ', '\ufeff'],
  ...['setings', 'settings', 'true', '3', '"3"', '1 GB', 'null', 'replica: 1\n', '  imagee: x\n', 'kind: Pod\n'],
  ...['# kubetyped-ignore unknown: so it is\n', 'namespace: b\n', 'Recreat', 'spec:\n', '  - name: web\n'],
];

/** A change such as people and their pastes make. */
function changeOf(text: string): { readonly start: number; readonly end: number; readonly by: string } {
  const start = below(text.length + 1);
  switch (below(6)) {
    case 0:
      return { start, end: Math.min(text.length, start + 1 + below(3)), by: '' };
    case 1:
      return { start, end: Math.min(text.length, start + below(40)), by: '' };
    case 2: {
      const from = below(text.length + 1);
      return { start, end: start, by: text.slice(from, from + below(60)) };
    }
    case 3: {
      // In place of a word.
      const words = [...text.matchAll(/[\w.-]+/g)];
      if (words.length === 0) return { start, end: start, by: 'a' };
      const found = oneOf(words);
      return { start: found.index, end: found.index + found[0].length, by: oneOf([oneOf(pieces), oneOf(words)[0]]) };
    }
    default:
      return { start, end: start, by: oneOf(pieces) };
  }
}

/** Editors count lines at these ends only. */
function positionOf(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  // Between the two halves of a line end, the line is not over.
  const isSplit = text[offset - 1] === '\r' && text[offset] === '\n';
  if (isSplit) return { line: lines.length - 2, character: lines.at(-2)!.length };
  return { line: lines.length - 1, character: lines.at(-1)!.length };
}

const isExact = (text: string): boolean => !/[\u2028\u2029\x85\ufeff]|\r(?!\n)/.test(text);

function shown({ range: { start }, code, severity, message }: Diagnostic): string {
  return `${start.line + 1}:${start.character + 1} ${severity === DiagnosticSeverity.Error} ${code} ${message}`;
}

async function said(folder: string, name: string): Promise<string[]> {
  const { stdout } = await cliHere(['validate', '-o', 'json', '.'], { cwd: folder });
  const { faults, warnings } = JSON.parse(stdout) as ValidateJSON;
  const line =
    (isFault: boolean) => (each: Pick<ValidateJSON['faults'][number], 'line' | 'column' | 'reason' | 'text'>) =>
      `${each.line}:${each.column} ${isFault} ${each.reason} ${each.text}`;
  return [
    ...faults.filter(({ file }) => file === name).map(line(true)),
    ...warnings.filter(({ file }) => file === name).map(line(false)),
  ].sort();
}

for (const [name, original] of texts) {
  test(`${cases} random changes of ${name}: diagnostics are what validate says, and every question is answered`, async (t) => {
    await inFolder(async (folder) => {
      mkdirSync(join(folder, 'crds'));
      writeFileSync(join(folder, 'crds', 'widgets.yaml'), definition);
      writeFileSync(join(folder, 'others.yaml'), others);
      writeFileSync(
        join(folder, 'kubetyped.yaml'),
        'validate: {check: [missing-secret=error], kubernetes-version: "1.30"}',
      );
      const path = join(folder, name);
      const editor = new Editor();
      t.after(() => editor.process.kill());
      await editor.start(folder);
      let text = original;
      const uri = await editor.open(path, text, name.endsWith('.json') ? 'json' : 'yaml');
      for (let at = 0; at < cases; at++) {
        if (at % 8 === 0) {
          text = original;
          await editor.change(uri, text);
        }
        const { start, end, by } = changeOf(text);
        // Never between the halves of a line end: editors do not either.
        const places = { start: positionOf(text, start), end: positionOf(text, end) };
        const isSplit = [start, end].some((each) => text[each - 1] === '\r' && text[each] === '\n');
        text = text.slice(0, start) + by + text.slice(end);
        // A lone half of a character does not get through the protocol.
        const whole = Buffer.from(text).toString();
        await editor.change(
          uri,
          isSplit || whole !== text ? whole : by,
          isSplit || whole !== text ? undefined : places,
        );
        text = whole;
        writeFileSync(path, text);
        const expected = await said(folder, name);
        const diagnostics = (await editor.diagnostics(uri)).map(shown).sort();
        const context = `case ${at}:\n${JSON.stringify(text)}\n${diagnostics.join('\n')}\n--- validate:\n${expected.join('\n')}`;
        assert.equal(diagnostics.length, expected.length, context);
        // Behind line ends that only YAML knows, editors count other lines than reports.
        const cut = (line: string): string => (isExact(text) ? line : line.replace(/^\S+ /, ''));
        const [found, wanted] = [diagnostics.map(cut).sort(), expected.map(cut).sort()];
        for (const [index, line] of wanted.entries()) assert.ok(found[index]?.startsWith(line), `${line}\n${context}`);
        const position = positionOf(text, below(text.length + 1));
        await Promise.all([
          editor.hover(uri, position),
          editor.complete(uri, position),
          editor.definition(uri, position),
          editor.references(uri, position, true),
          editor.symbols(uri),
          editor.fixes(uri, { start: { line: 0, character: 0 }, end: position }),
        ]);
      }
      assert.deepEqual(editor.messages, []);
      assert.equal(await editor.close(), 0);
    });
  });
}
