// The language server, asked by an editor without a screen.
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { CompletionItem, TextEdit } from 'vscode-languageserver/node';
import { cliProcess, inFolder, program, runNode } from '../cli/run_cli.ts';
import { changed, Editor, marked } from './editor.ts';

const pod = `apiVersion: v1
kind: Pod
metadata:
  name: a
spec:
  containers:
  - name: a
    image: nginx
`;

const settings = `apiVersion: v1
kind: ConfigMap
metadata:
  name: settings
data:
  level: debug
  size: "1"
`;

const widgets = `apiVersion: apiextensions.k8s.io/v1
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
        description: A thing on a page.
        properties:
          spec:
            type: object
            properties:
              size: {type: integer, maximum: 9, description: How large it is.}
              colour: {type: string, enum: [red, "on", "1"]}
`;

/** Works with an editor over a folder with these files. */
async function edit(
  files: Readonly<Record<string, string>>,
  work: (editor: Editor, folder: string) => Promise<void>,
): Promise<void> {
  await inFolder(async (folder) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const editor = new Editor();
    try {
      await editor.start(folder);
      await work(editor, folder);
      assert.equal(await editor.close(), 0);
    } finally {
      editor.process.kill();
    }
  });
}

const isEdit = (item: CompletionItem): item is CompletionItem & { textEdit: TextEdit } =>
  item.textEdit !== undefined && 'range' in item.textEdit;

test('what may be written: fields that are absent, values, kinds, names of objects', async () => {
  await edit({ 'settings.yaml': settings, 'crds/widgets.yaml': widgets }, async (editor, folder) => {
    const uri = await editor.open(join(folder, 'pod.yaml'), pod);
    const json = await editor.open(join(folder, 'pod.json'), '{}', 'json');
    /** The choices at the mark, and the text with the first that is called so. */
    const choose = async (text: string, label: string, of = uri): Promise<readonly [string[], string]> => {
      const { text: typed, position } = marked(text);
      await editor.change(of, typed);
      const items = await editor.complete(of, position);
      const item = items.find((each) => each.label === label);
      assert.ok(item !== undefined && isEdit(item), `${label} in ${text}: ${items.map((each) => each.label)}`);
      return [items.map((each) => each.label), changed(typed, item.textEdit)];
    };
    const rows: readonly (readonly [text: string, label: string, result: string, not?: string])[] = [
      [`${pod}    |`, 'command', `${pod}    command:\n      - `, 'image'],
      [`${pod}    imagePu|`, 'imagePullPolicy', `${pod}    imagePullPolicy: `],
      [
        `${pod}    ports:\n    - containerPort: 80\n      |\n    tty: true\n`,
        'protocol',
        `${pod}    ports:\n    - containerPort: 80\n      protocol: \n    tty: true\n`,
        'containerPort',
      ],
      [`${pod}    env:\n    - |`, 'valueFrom', `${pod}    env:\n    - valueFrom:\n        `],
      [`${pod}    env:\n      |`, 'name', `${pod}    env:\n      - name: `],
      [`${pod}    livenessProbe:\n      |`, 'httpGet', `${pod}    livenessProbe:\n      httpGet:\n        `],
      [`${pod}    ports: [{hostPort: 1, |}]`, 'protocol', `${pod}    ports: [{hostPort: 1, protocol: }]`, 'hostPort'],
      [`${pod}    imag|e2: x`, 'imagePullPolicy', `${pod}    imagePullPolicy: x`],
      [`${pod}    imagePullPolicy: |`, 'IfNotPresent', `${pod}    imagePullPolicy: IfNotPresent`],
      [`${pod}    imagePullPolicy: "Al|"`, 'Always', `${pod}    imagePullPolicy: "Always"`],
      [`${pod}    stdin: t| # so`, 'true', `${pod}    stdin: true # so`],
      [
        `${pod}    envFrom:\n    - configMapRef:\n        name: |`,
        'settings',
        `${pod}    envFrom:\n    - configMapRef:\n        name: settings`,
      ],
      [
        `${pod}    env:\n    - valueFrom: {configMapKeyRef: {name: settings, key: |}}`,
        'level',
        `${pod}    env:\n    - valueFrom: {configMapKeyRef: {name: settings, key: level}}`,
      ],
      ['|', 'apiVersion', 'apiVersion: '],
      [`${pod}---\nki|\napiVersion: apps/v1\n`, 'kind', `${pod}---\nkind: \napiVersion: apps/v1\n`, 'apiVersion'],
      ['apiVersion: apps/v1\nkind: Dep|', 'Deployment', 'apiVersion: apps/v1\nkind: Deployment', 'Pod'],
      ['kind: Deployment\napiVersion: |', 'apps/v1', 'kind: Deployment\napiVersion: apps/v1', 'v1'],
      ['apiVersion: v1\r\nkind: Pod\r\n|', 'spec', 'apiVersion: v1\r\nkind: Pod\r\nspec:\r\n  '],
      [
        'apiVersion: v1\nkind: List\nitems:\n- apiVersion: v1\n  kind: Pod\n  |',
        'spec',
        'apiVersion: v1\nkind: List\nitems:\n- apiVersion: v1\n  kind: Pod\n  spec:\n    ',
      ],
      // A broken document above is none of its business.
      [`a: [\n---\n${pod}    |`, 'tty', `a: [\n---\n${pod}    tty: `],
      [
        'apiVersion: example.com/v1\nkind: Widget\nspec:\n  |',
        'colour',
        'apiVersion: example.com/v1\nkind: Widget\nspec:\n  colour: ',
      ],
      [
        'apiVersion: example.com/v1\nkind: Widget\nspec: {colour: |}',
        'on',
        'apiVersion: example.com/v1\nkind: Widget\nspec: {colour: "on"}',
      ],
      [
        'apiVersion: rbac.authorization.k8s.io/v1\nkind: RoleBinding\nroleRef: {|}',
        'apiGroup',
        'apiVersion: rbac.authorization.k8s.io/v1\nkind: RoleBinding\nroleRef: {apiGroup: }',
      ],
    ];
    // Definitions are known when the folder has been read.
    await editor.diagnostics(uri);
    for (const [text, label, result, not] of rows) {
      const [labels, after] = await choose(text, label);
      assert.equal(after, result);
      if (not !== undefined) assert.ok(!labels.includes(not), `${not} in ${text}`);
    }
    const [, after] = await choose('{"apiVersion": "v1", "kind": "Pod", "spec": {"restart|"}}', 'restartPolicy', json);
    assert.equal(after, '{"apiVersion": "v1", "kind": "Pod", "spec": {"restartPolicy": }}');
    const [, value] = await choose('{"apiVersion": "v1", "kind": "Pod", "spec": {"restartPolicy": |}}', 'Never', json);
    assert.equal(value, '{"apiVersion": "v1", "kind": "Pod", "spec": {"restartPolicy": "Never"}}');
    for (const text of [
      `${pod}    # |`,
      `${pod}    args:\n    - |\n`,
      `${pod}    image: |\n`,
      'kind: Widget\nspec:\n  |',
      'a: >\n  |\n',
    ]) {
      const { text: typed, position } = marked(text.replace('a: >\n  |\n', 'a: >\n  x|\n'));
      await editor.change(uri, typed);
      assert.deepEqual(await editor.complete(uri, position), [], text);
    }
  });
});

test('a Service selects Pods by their labels, and names their ports', async () => {
  const port = (name: string, number: number): string => `        - {name: ${name}, containerPort: ${number}}\n`;
  const workload = (name: string, ports: string, labels: string, namespace = 'shop'): string =>
    `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: ${name}, namespace: ${namespace}}\nspec:\n  selector: {matchLabels: ${labels}}\n  template:\n    metadata: {labels: ${labels}}\n    spec:\n      containers:\n      - name: a\n        image: i\n        ports:\n${ports}`;
  const files = {
    'web.yaml': workload('web', port('http', 80) + port('metrics', 9090), '{app: web, tier: "1"}'),
    'db.yaml': workload('db', port('sql', 5432), '{app: db, tier: "1"}'),
    'other.yaml': workload('other', port('hidden', 1), '{secret: x}', 'elsewhere'),
    'job.yaml':
      'apiVersion: batch/v1\nkind: CronJob\nmetadata: {name: nightly}\nspec: {schedule: "@daily", jobTemplate: {spec: {template: {metadata: {labels: {job: nightly}}, spec: {restartPolicy: Never, containers: [{name: a, image: i}]}}}}}\n',
  };
  await edit(files, async (editor, folder) => {
    const uri = await editor.open(join(folder, 'service.yaml'), 'kind: Service\n');
    await editor.diagnostics(uri);
    const service = 'apiVersion: v1\nkind: Service\nmetadata: {name: s, namespace: shop}\nspec:\n';
    const policy =
      'apiVersion: networking.k8s.io/v1\nkind: NetworkPolicy\nmetadata: {name: p, namespace: shop}\nspec:\n';
    const claim = 'apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: c}\nspec:\n';
    const budget = 'apiVersion: policy/v1\nkind: PodDisruptionBudget\nmetadata: {name: b}\nspec:\n';
    const rows: readonly (readonly [text: string, labels: readonly string[], first?: string])[] = [
      [`${service}  selector:\n    |`, ['app', 'tier', 'job'], 'app: '],
      [`${service}  selector:\n    tier: "1"\n    |`, ['app', 'job'], 'app: '],
      [`${service}  selector: {t|}`, ['app', 'tier', 'job']],
      [`${service}  selector:\n    app: |`, ['web', 'db'], 'web'],
      [`${service}  selector:\n    tier: |`, ['1'], '"1"'],
      [`${service}  selector: {app: web}\n  ports:\n  - targetPort: |`, ['http', 'metrics'], 'http'],
      [`${service}  ports:\n  - targetPort: |`, ['http', 'metrics', 'sql']],
      [`${policy}  podSelector:\n    matchLabels:\n      |`, ['app', 'tier', 'job']],
      [`${policy}  podSelector: {matchLabels: {job: |}}`, ['nightly'], 'nightly'],
      [`${policy}  podSelector: {matchLabels: {|}}`, ['job', 'app', 'tier'], 'job: nightly'],
      [`${claim}  selector: {matchLabels: {|}}`, []],
      [`${budget}  selector: {matchLabels: {app: |}}`, ['web', 'db'], 'web'],
      [`${policy}  ingress: [{from: [{namespaceSelector: {matchLabels: {app: |}}}]}]`, []],
    ];
    for (const [text, labels, first] of rows) {
      const { text: typed, position } = marked(text);
      await editor.change(uri, typed);
      const items = await editor.complete(uri, position);
      assert.deepEqual(items.map(({ label }) => label).sort(), [...labels].sort(), text);
      const item = items.find(({ label }) => label === labels[0]);
      if (first !== undefined && item !== undefined && isEdit(item)) assert.equal(item.textEdit.newText, first, text);
    }
  });
});

test('hover: type, description, rules and since when; definitions of the folder; a document that is broken below', async () => {
  await edit({ 'crds/widgets.yaml': widgets }, async (editor, folder) => {
    const text = `${pod}    imagePullPolicy: Always\n  os: {name: linux}\n  labels: [\n---\napiVersion: example.com/v1\nkind: Widget\nspec:\n  size: 3\n`;
    const uri = await editor.open(join(folder, 'a.yaml'), text);
    await editor.diagnostics(uri);
    const at = async (word: string): Promise<string> => {
      const { position } = marked(text.replace(word, `|${word}`));
      return editor.hover(uri, position);
    };
    assert.match(
      await at('imagePullPolicy'),
      /^\*\*imagePullPolicy\*\* `string`\n\nWhen the kubelet pulls.*\n\nOne of Always, Never, IfNotPresent\.$/s,
    );
    assert.equal(await at('Always'), await at('imagePullPolicy'));
    assert.match(await at('os:'), /Since Kubernetes 1\.23\.$/);
    assert.match(await at('Pod'), /^\*\*Pod\*\* `v1`\n\n/);
    assert.match(await at('size'), /^\*\*size\*\* `integer`\n\nHow large it is\.\n\nAt most 9\.$/);
    assert.match(await at('Widget'), /A thing on a page/);
    assert.equal(await at('nginx'), await at('image:'));
    assert.equal(await at('labels'), '');
    assert.equal(await at('---'), '');
  });
});

test('a name leads to its object, and an object to those who name it', async () => {
  const web = `${pod}    envFrom:\n    - configMapRef: {name: settings}\n---\n${pod.replace('name: a', 'name: b')}  volumes:\n  - name: s\n    configMap: {name: settings, optional: true}\n`;
  await edit({ 'settings.yaml': settings, 'pods.yaml': web }, async (editor, folder) => {
    const uri = await editor.open(join(folder, 'settings.yaml'), settings);
    const other = await editor.open(join(folder, 'other.yaml'), web.replace('name: a', 'name: c'));
    const pods = pathToFileURL(join(folder, 'pods.yaml')).href;
    const found = await editor.references(uri, { line: 3, character: 10 });
    assert.deepEqual(
      found.map(({ uri: of, range }) => `${of} ${range.start.line}:${range.start.character}`),
      [`${pods} 9:27`, `${pods} 21:22`, `${other} 9:27`, `${other} 21:22`],
    );
    const place = { start: { line: 3, character: 8 }, end: { line: 3, character: 16 } };
    assert.deepEqual(await editor.definition(other, { line: 9, character: 30 }), [{ uri, range: place }]);
    assert.deepEqual(await editor.definition(other, { line: 0, character: 0 }), []);
    assert.equal((await editor.references(other, { line: 9, character: 30 }, true)).length, 5);
    // What is typed counts, not what is saved.
    await editor.change(uri, `\n${settings.replace('settings', '"settings"')}`);
    assert.deepEqual(await editor.definition(other, { line: 9, character: 30 }), [
      { uri, range: { start: { line: 4, character: 8 }, end: { line: 4, character: 18 } } },
    ]);
    const symbols = await editor.symbols(other);
    assert.deepEqual(
      symbols.map(({ name, detail, range }) => [name, detail, range.start.line]),
      [
        ['Pod c', 'v1', 0],
        ['Pod b', 'v1', 11],
      ],
    );
  });
});

test('fixes: names that were meant, values that are taken, quotes, versions', async () => {
  await edit({ 'settings.yaml': settings }, async (editor, folder) => {
    const uri = await editor.open(join(folder, 'a.yaml'), pod);
    const rows: readonly (readonly [text: string, ...results: string[]])[] = [
      [pod.replace('image:', 'imagee:'), pod],
      [pod.replace('containers:', '"container":'), pod.replace('containers:', '"containers":')],
      [
        `${pod}    envFrom:\n    - configMapRef: {name: setings}\n`,
        `${pod}    envFrom:\n    - configMapRef: {name: settings}\n`,
      ],
      [
        `${pod}    imagePullPolicy: always\n`,
        ...['Always', 'IfNotPresent', 'Never'].map((each) => `${pod}    imagePullPolicy: ${each}\n`),
      ],
      [`${pod}    env: [{name: A, value: 1}]\n`, `${pod}    env: [{name: A, value: "1"}]\n`],
      [`${pod}    stdin: "true"\n`, `${pod}    stdin: true\n`],
      [
        `${pod}    resources: {limits: {memory: 1 GB}}\n`,
        ...['1G', '1Gi'].map((each) => `${pod}    resources: {limits: {memory: ${each}}}\n`),
      ],
      ['apiVersion: v1\nkind: Pood\n', 'apiVersion: v1\nkind: Pod\n'],
      [
        'apiVersion: extensions/v1beta1\nkind: Ingress\nmetadata: {name: a}\n',
        'apiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: {name: a}\n',
      ],
      [`${pod}# kubetyped-ignore unknown: nothing\n`],
    ];
    for (const [text, ...results] of rows) {
      await editor.change(uri, text);
      await editor.diagnostics(uri);
      const actions = await editor.fixes(uri, { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } });
      const after = actions.flatMap(({ edit }) => edit?.changes?.[uri] ?? []).map((each) => changed(text, each));
      assert.deepEqual(after.sort(), [...results].sort(), text);
    }
  });
});

test('ranges: in units of UTF-16, of a key and its value, of the rest of a line that is broken', async () => {
  await edit({}, async (editor, folder) => {
    const uri = await editor.open(join(folder, 'a.yaml'), '');
    const at = async (text: string): Promise<string[]> => {
      await editor.change(uri, text);
      return (await editor.diagnostics(uri)).map(({ range: { start, end }, code }) => {
        assert.equal(start.line, end.line);
        return `${code} ${text.split(/\r\n|\n|\r/)[start.line]!.slice(start.character, end.character)}`;
      });
    };
    const labels = pod.replace('  name: a', '  labels: {"𝒳🌐": "𝒳", b: "🌐"}\n  name: a');
    assert.deepEqual(await at(labels.replaceAll('\n', '\r\n')), ['value labels', 'value labels', 'value labels']);
    assert.deepEqual(await at(`${pod}    tty: 🌐 # 🌐\n  "𝒳": 1\n`), ['type tty: 🌐', 'unknown "𝒳"']);
    assert.deepEqual(await at(`# a\u2028# b\u0085${pod}    tty: 1\n`), ['type tty: 1']);
    assert.deepEqual(await at('apiVersion: v1\nkind: Pod\nmetadata: {name: a\n'), ['syntax ']);
    assert.deepEqual(await at(`${pod}---\nkind: [a\n---\n${pod.replace('name: a', 'name: b')}    tty: 1\n`), [
      'syntax ---',
      'type tty: 1',
    ]);
  });
});

test('the configuration of the folder, its baseline, exceptions, and files that change on disk', async () => {
  const faulty = `${pod}    imagee: x\n`;
  const files = {
    'a.yaml': faulty,
    'vendor/b.yaml': faulty,
    'kubetyped.yaml': 'validate: {exclude: [vendor], baseline: known.json}\n',
  };
  await edit(files, async (editor, folder) => {
    const written = await cliProcess(['validate', '--write-baseline', '-q', '.'], { cwd: folder });
    assert.equal(written.stderr, '');
    const uri = await editor.open(join(folder, 'a.yaml'), `# moved\n${faulty}`);
    const excluded = await editor.open(join(folder, 'vendor', 'b.yaml'), faulty);
    assert.deepEqual(await editor.diagnostics(uri), []);
    assert.deepEqual(await editor.diagnostics(excluded), []);
    await editor.change(uri, `${pod}    imagee: x # kubetyped-ignore unknown: so it is\n    argz: []\n`);
    assert.deepEqual(
      (await editor.diagnostics(uri)).map(({ code, range }) => [code, range.start.line]),
      [['unknown', 9]],
    );
    writeFileSync(join(folder, 'kubetyped.yaml'), 'validate: {lax: true}\n');
    await editor.changedOnDisk(join(folder, 'kubetyped.yaml'));
    await editor.diagnosticsOf(excluded, 0);
    await editor.diagnosticsOf(uri, 0);
    writeFileSync(join(folder, 'kubetyped.yaml'), 'validate: {laxx: true}\n');
    await editor.changedOnDisk(join(folder, 'kubetyped.yaml'));
    await editor.diagnosticsOf(uri, 1);
    assert.match(editor.messages.join('\n'), /laxx/);
    // A definition that comes, changes and goes.
    rmSync(join(folder, 'kubetyped.yaml'));
    const widget = await editor.open(
      join(folder, 'w.yaml'),
      'apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\nspec: {size: 10}\n',
    );
    assert.deepEqual(await editor.diagnostics(widget), []);
    writeFileSync(join(folder, 'crd.yaml'), widgets);
    await editor.changedOnDisk(join(folder, 'crd.yaml'));
    await editor.diagnosticsOf(widget, 1);
    const definition = await editor.open(join(folder, 'crd.yaml'), widgets.replace('maximum: 9', 'maximum: 10'));
    await editor.diagnosticsOf(widget, 0);
    await editor.closeDocument(definition);
    await editor.diagnosticsOf(widget, 1);
    rmSync(join(folder, 'crd.yaml'));
    await editor.changedOnDisk(join(folder, 'crd.yaml'));
    await editor.diagnosticsOf(widget, 0);
  });
});

test('documents of no file, files outside the folder, what is no manifest, and one of a megabyte', async () => {
  await edit({ 'settings.yaml': settings }, async (editor, folder) => {
    const unsaved = await editor.open('untitled:Untitled-1', `${pod}    envFrom: [{configMapRef: {name: setings}}]\n`);
    assert.deepEqual(
      (await editor.diagnostics(unsaved)).map(({ code }) => code),
      ['missing-configmap'],
    );
    const json = await editor.open('untitled:Untitled-2', '{"apiVersion": "v1", "kind": "Pod",\n}', 'json');
    assert.deepEqual(
      (await editor.diagnostics(json)).map(({ code }) => code),
      ['syntax'],
    );
    const outside = await editor.open(resolve(folder, '../elsewhere.yaml'), pod.replace('image', 'imagee'));
    assert.deepEqual(
      (await editor.diagnostics(outside)).map(({ code }) => code),
      ['value', 'unknown'],
    );
    await editor.closeDocument(outside);
    const other = await editor.open(join(folder, 'package.json'), '{"name": "a", "kind": 3', 'json');
    assert.deepEqual(await editor.diagnostics(other), []);
    const large =
      `${'#'.repeat(99)}\n`.repeat(5000) +
      Array.from({ length: 9000 }, (_, at) => `---\n${pod.replace('name: a', `name: a${at}`)}`).join('') +
      '    tty: 1\n';
    assert.ok(large.length > 1 << 20);
    const uri = await editor.open(join(folder, 'large.yaml'), large);
    const [first] = (await editor.diagnostics(uri)).filter(({ code }) => code === 'type');
    const lines = large.split('\n').length;
    assert.equal(first?.range.start.line, lines - 2);
    assert.match(await editor.hover(uri, { line: lines - 3, character: 5 }), /^\*\*image\*\*/);
    assert.ok((await editor.complete(uri, { line: lines - 1, character: 0 })).length > 0);
  });
});

test('nothing is said of a document that is not open', async () => {
  await edit({ 'settings.yaml': settings }, async (editor, folder) => {
    const { href: uri } = pathToFileURL(join(folder, 'settings.yaml'));
    const start = { line: 0, character: 0 };
    assert.equal(await editor.hover(uri, start), '');
    for (const said of [
      editor.complete(uri, start),
      editor.definition(uri, start),
      editor.references(uri, start),
      editor.symbols(uri),
      editor.fixes(uri, { start, end: start }),
    ])
      assert.deepEqual(await said, []);
  });
});

test('a question that is taken back is not answered, and without packages the command says what to install', async () => {
  await edit({}, async (editor, folder) => {
    const uri = await editor.open(join(folder, 'a.yaml'), pod);
    const { CancellationTokenSource } = await import('vscode-languageserver/node');
    const source = new CancellationTokenSource();
    const asked = editor.connection.sendRequest(
      'textDocument/completion',
      { textDocument: { uri }, position: { line: 0, character: 0 } },
      source.token,
    );
    source.cancel();
    await asked.then(
      () => undefined,
      (error: unknown) => assert.match(String(error), /cancel/i),
    );
    assert.match(await editor.hover(uri, { line: 1, character: 7 }), /Pod/);
  });
  await inFolder(async (folder) => {
    const hooks = join(folder, 'hooks.mjs');
    writeFileSync(
      hooks,
      `export function resolve(name, context, next) {
        if (!name.startsWith('vscode-languageserver')) return next(name, context);
        throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
      }`,
    );
    const register = `data:text/javascript,${encodeURIComponent(`import { register } from 'node:module'; register(${JSON.stringify(pathToFileURL(hooks).href)});`)}`;
    const { status, stderr, stdout } = await runNode(['--import', register, ...program, 'lsp']);
    assert.equal(status, 2);
    assert.equal(stdout, '');
    assert.match(stderr, /npm install vscode-languageserver vscode-languageserver-textdocument\n/);
  });
});
