// Help texts, the version, and what is said about wrong command lines.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { commands } from '#src/cli/commands';
import { cli } from './run_cli.ts';

const options: Record<string, readonly string[]> = {
  envtest: ['--controllers', '--kubernetes-version', '--print', '--help'],
  validate: [
    '--output',
    '--summary',
    '--quiet',
    '--verbose',
    '--fail-on',
    '--only',
    '--skip',
    '--exclude',
    '--check',
    '--pod-security',
    '--complete',
    '--render',
    '--allow-empty',
    '--baseline',
    '--write-baseline',
    '--lax',
    '--crds',
    '--schemas',
    '--offline',
    '--cache',
    '--kubernetes-version',
    '--config',
    '--no-config',
    '--help',
  ],
  convert: [
    '--output',
    '--from',
    '--canonical',
    '--pretty',
    '--indent-lists',
    '--line-width',
    '--lax',
    '--output-dir',
    '--force',
    '--help',
  ],
  diff: [
    '--context',
    '--kubeconfig',
    '--server',
    '--namespace',
    '--field-manager',
    '--output',
    '--ignore',
    '--skip-server-fields',
    '--exact',
    '--help',
  ],
  apply: [
    '--context',
    '--kubeconfig',
    '--server',
    '--namespace',
    '--field-manager',
    '--force-conflicts',
    '--dry-run',
    '--prune',
    '--applyset',
    '--wait',
    '--timeout',
    '--local',
    '--live',
    '--output',
    '--no-overwrite',
    '--help',
  ],
  get: [
    '--context',
    '--kubeconfig',
    '--server',
    '--namespace',
    '--all-namespaces',
    '--selector',
    '--field-selector',
    '--output',
    '--show-managed-fields',
    '--help',
  ],
  watch: [
    '--context',
    '--kubeconfig',
    '--server',
    '--namespace',
    '--all-namespaces',
    '--selector',
    '--field-selector',
    '--only-changes',
    '--timeout',
    '--output',
    '--help',
  ],
  delete: [
    '--context',
    '--kubeconfig',
    '--server',
    '--namespace',
    '--filename',
    '--selector',
    '--cascade',
    '--grace-period',
    '--force',
    '--ignore-not-found',
    '--dry-run',
    '--wait',
    '--timeout',
    '--help',
  ],
  rollout: [
    '--context',
    '--kubeconfig',
    '--server',
    '--namespace',
    '--selector',
    '--timeout',
    '--no-watch',
    '--revision',
    '--output',
    '--to-revision',
    '--dry-run',
    '--help',
  ],
  scale: [
    '--context',
    '--kubeconfig',
    '--server',
    '--namespace',
    '--selector',
    '--all',
    '--replicas',
    '--current-replicas',
    '--resource-version',
    '--timeout',
    '--dry-run',
    '--help',
  ],
  wait: [
    '--context',
    '--kubeconfig',
    '--server',
    '--namespace',
    '--selector',
    '--field-selector',
    '--all',
    '--all-namespaces',
    '--for',
    '--output',
    '--show-managed-fields',
    '--timeout',
    '--help',
  ],
  cordon: ['--context', '--kubeconfig', '--server', '--selector', '--dry-run', '--help'],
  uncordon: ['--context', '--kubeconfig', '--server', '--selector', '--dry-run', '--help'],
  drain: [
    '--context',
    '--kubeconfig',
    '--server',
    '--selector',
    '--dry-run',
    '--ignore-daemonsets',
    '--delete-emptydir-data',
    '--force',
    '--pod-selector',
    '--grace-period',
    '--disable-eviction',
    '--skip-wait-for-delete-timeout',
    '--timeout',
    '--help',
  ],
  describe: [
    '--context',
    '--kubeconfig',
    '--server',
    '--namespace',
    '--all-namespaces',
    '--selector',
    '--no-events',
    '--show-events',
    '--help',
  ],
  top: [
    '--context',
    '--kubeconfig',
    '--server',
    '--namespace',
    '--all-namespaces',
    '--selector',
    '--sort-by',
    '--field-selector',
    '--sum',
    '--show-capacity',
    '--show-swap',
    '--containers',
    '--no-headers',
    '--help',
  ],
  explain: [
    '--context',
    '--kubeconfig',
    '--server',
    '--output',
    '--api-version',
    '--kubernetes-version',
    '--crds',
    '--offline',
    '--cache',
    '--recursive',
    '--max-depth',
    '--help',
  ],
  upgrade: ['--dir', '--dry-run', '--help'],
  cp: ['--context', '--kubeconfig', '--server', '--namespace', '--container', '--no-preserve', '--retries', '--help'],
  patch: ['--patch', '--patch-file', '--type', '--output', '--help'],
  neat: ['--output', '--defaults', '--help'],
  inspect: ['--from', '--bytes', '--help'],
  match: ['--selector', '--field-selector', '--nodes', '--comparison-operators', '--output', '--help'],
  kinds: ['--output', '--all', '--deprecated', '--kubernetes-version', '--help'],
  schema: ['--api-version', '--kubernetes-version', '--open', '--output', '--help'],
  lsp: ['--stdio', '--help'],
  crd: ['--output', '--output-dir', '--force', '--help'],
  admit: ['--policies', '--crds', '--operation', '--as', '--as-group', '--allow', '--output', '--verbose', '--help'],
  cel: ['--filename', '--old', '--params', '--var', '--crds', '--output', '--cost', '--help'],
  new: ['--dir', '--domain', '--group', '--kind', '--plural', '--header', '--dry-run', '--help'],
  create: [
    '--group',
    '--version',
    '--kind',
    '--plural',
    '--cluster',
    '--defaulting',
    '--validation',
    '--subresource',
    '--controller',
    '--dir',
    '--header',
    '--dry-run',
    '--help',
  ],
  quantity: ['--sum', '--compare', '--format', '--digits', '--output', '--help'],
};

test('help of the program names every command', async () => {
  const { status, stdout } = await cli(['help']);
  assert.equal(status, 0);
  for (const command of Object.keys(options)) assert.match(stdout, new RegExp(`^  ${command} `, 'm'));
  assert.equal((await cli(['--help'])).stdout, stdout);
  const none = await cli([]);
  assert.deepEqual([none.status, none.stdout, none.stderr], [2, '', stdout]);
});

test('the help of every command is looked at', () => {
  // Those of server stand in its guide.
  const all = commands.map(({ name }) => name).filter((name) => name !== 'server');
  assert.deepEqual(Object.keys(options).sort(), all.sort());
});

for (const [command, names] of Object.entries(options)) {
  test(`help of ${command} names every option, shows examples and fits into a terminal`, async () => {
    const { status, stdout } = await cli([command, '--help']);
    assert.equal(status, 0);
    assert.deepEqual(
      [...stdout.matchAll(/^ {2}(?:-\w, | {4})(--[a-z-]+)/gm)].map(([, name]) => name),
      names,
    );
    assert.match(stdout, /\nExamples:\n {2}# .+\n {2}kubetyped /);
    for (const line of stdout.split('\n')) assert.ok(line.length <= 100, line);
    assert.equal((await cli(['help', command])).stdout, stdout);
    assert.equal((await cli([command, '-h', 'nonsense'])).stdout, stdout);
  });
}

test('the version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  assert.equal((await cli(['--version'])).stdout, `kubetyped ${version} (Kubernetes 1.37)\n`);
});

test('unknown commands and options say what is near, with status 2', async () => {
  for (const [args, message] of [
    [['vaildate'], 'unknown command vaildate\ndid you mean validate?'],
    [['hlep'], 'unknown command hlep\ndid you mean help?'],
    [['help', 'kind'], 'unknown command kind\ndid you mean kinds?'],
    [['frobnicate'], 'unknown command frobnicate'],
    [['--lax', 'validate'], 'unknown option --lax\noptions come after the command: kubetyped COMMAND [options]'],
    [['validate', '--verbos'], 'unknown option --verbos\ndid you mean --verbose?'],
    [
      ['validate', '--kubernetes-versoin=1.30'],
      'unknown option --kubernetes-versoin\ndid you mean --kubernetes-version?',
    ],
    [['validate', '-x'], 'unknown option -x'],
    [['validate', '-summary'], 'unknown option -s\nlong options have two dashes: --summary'],
    [['validate', '-output=json'], 'invalid value utput=json for option -o\nlong options have two dashes: --output'],
    [['validate', '-strict'], 'unknown option -s\nlong options have two dashes: --strict'],
    [['validate', '--strict'], 'unknown option --strict\nunknown fields are faults, unless --lax is given'],
    [['validate', '-f', 'a'], 'unknown option -f\npaths come without an option: kubetyped validate app.yaml'],
    [['validate', '--__proto__'], 'unknown option --__proto__'],
    [['validate', '--lax=yes'], 'option --lax takes no value'],
    [['validate', '-o', 'jsno'], `invalid value jsno for option -o\ndid you mean json?`],
  ] as const) {
    const { status, stdout, stderr } = await cli(args);
    assert.deepEqual(
      [status, stdout, stderr],
      [
        2,
        '',
        `kubetyped: ${message}\nSee ${args[0] === 'validate' ? 'kubetyped validate --help' : 'kubetyped help'}.\n`,
      ],
    );
  }
});
