/// <reference types="node" />
import { existsSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { VERSION } from '../../apiserver/server/api_server_options.ts';
import { parseArguments } from '../arguments.ts';
import { server } from '../server/server.ts';
import { UsageError } from '../usage_error.ts';
import { STAND_IN } from './etcd.ts';
import { flagLines, type GivenFlags, programArguments, refuse } from './program_arguments.ts';
import { programFlags } from './zz_generated.flags.ts';

/** Options of `kubetyped envtest`. */
const OWN = { controllers: 'string', 'kubernetes-version': 'string' };
const flags = { ...programFlags['kube-apiserver'], ...OWN };
/** The options of `kubetyped server` that have another name than kube-apiserver's flags. */
const RENAMED: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['audit-log-path', 'audit-log'],
  ['audit-policy-file', 'audit-policy'],
  ['secure-port', 'port'],
]);
/** Flags that are read here. */
const READ = ['allow-privileged', 'audit-log-path', 'audit-policy-file', 'cert-dir', 'etcd-servers'];

const help =
  (): string => `The API server of kubetyped under kube-apiserver's name and with its flags: see kubetyped help envtest.

Usage:
  kube-apiserver [flags]

These flags do what they do in kube-apiserver. --etcd-servers may name the etcd beside this program: then objects are
kept in memory. --cert-dir is where apiserver.crt and apiserver.key are looked for.

${flagLines(Object.fromEntries(Object.entries(flags).filter(([name]) => hasEffect(name))))}
A warning says of these that they have no effect here:

${flagLines(Object.fromEntries(Object.entries(flags).filter(([name]) => !hasEffect(name))))}`;

/** The work of the program `kube-apiserver`. @returns the exit status */
export async function kubeAPIServer(args: readonly string[]): Promise<number> {
  try {
    const given = programArguments('kube-apiserver', args, flags);
    if (given.has('help')) process.stdout.write(help());
    else if (given.has('version')) process.stdout.write(`Kubernetes ${VERSION.gitVersion}\n`);
    else {
      warn(given);
      return await server.run(parseArguments(await serverArguments(given), server.options), async () => new Map());
    }
    return 0;
  } catch (error) {
    return refuse('Error', error);
  }
}

function hasEffect(name: string): boolean {
  return ['help', 'version', ...READ].includes(name) || Object.hasOwn(server.options, RENAMED.get(name) ?? name);
}

function warn(given: GivenFlags): void {
  const idle = [...given.keys()].filter((name) => !hasEffect(name));
  if (given.get('allow-privileged')?.at(-1) === 'false') idle.push('allow-privileged=false');
  if (given.has('audit-log-path') !== given.has('audit-policy-file'))
    idle.push(given.has('audit-log-path') ? 'audit-log-path without --audit-policy-file' : 'audit-policy-file');
  if (idle.length > 0)
    process.stderr.write(`kube-apiserver: without effect here: ${idle.map((name) => `--${name}`).join(', ')}\n`);
}

/** The command line of `kubetyped server`. */
async function serverArguments(given: GivenFlags): Promise<string[]> {
  const args: string[] = [];
  const add = (name: string, value: string): number => args.push(`--${RENAMED.get(name) ?? name}=${value}`);
  for (const [name, values] of given) {
    if (READ.includes(name) || !hasEffect(name)) continue;
    // An empty value is that of a flag that is not given.
    for (const value of values) if (value !== '') add(name, value);
  }
  const last = (name: string): string => given.get(name)?.at(-1) ?? '';
  if (!given.has('secure-port')) add('secure-port', '6443');
  // They are kube-controller-manager's, which envtest does not start.
  if (!given.has('controllers')) add('controllers', '-*');
  const [log, policy] = [last('audit-log-path'), last('audit-policy-file')];
  if (log !== '' && policy !== '')
    args.push(`--audit-log=${log === '-' ? '/dev/stdout' : log}`, `--audit-policy=${policy}`);
  const [cert, key] = ['crt', 'key'].map((end) => join(last('cert-dir'), `apiserver.${end}`));
  if (last('cert-dir') !== '' && last('tls-cert-file') === '' && cert && key && existsSync(cert) && existsSync(key))
    args.push(`--tls-cert-file=${cert}`, `--tls-private-key-file=${key}`);
  const etcd = last('etcd-servers');
  if (etcd === '') throw new UsageError('--etcd-servers must be specified');
  if (!(await isStandIn(etcd))) args.push(`--etcd-servers=${etcd}`);
  return args;
}

/** Whether an address is that of the etcd beside this program. */
async function isStandIn(url: string): Promise<boolean> {
  if (!/^http:\/\/[^,]+$/.test(url) || !URL.canParse(url)) return false;
  return new Promise((resolve) => {
    const sent = get(new URL('/version', url), { agent: false, timeout: 2000 }, (response) => {
      text(response).then(
        (body) => resolve(body.includes(`"etcdserver":"${STAND_IN}"`)),
        () => resolve(false),
      );
    });
    sent.on('timeout', () => sent.destroy()).on('error', () => resolve(false));
  });
}
