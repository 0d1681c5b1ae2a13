import type { TestServerOptions } from '../../apiserver/testing/start_test_server.ts';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import type { Options } from '../option.ts';
import { UsageError } from '../usage_error.ts';
import { accessArguments, milliseconds } from './access_arguments.ts';
import { accessOptions } from './access_options.ts';
import { aggregationArguments, aggregationOptions } from './server_aggregation.ts';
import { controllersArguments } from './server_controllers.ts';
import { kubeletArguments, kubeletOptions } from './server_kubelet.ts';
import type { EtcdArguments } from './server_storage.ts';

export const server: Command = {
  name: 'server',
  usage: 'server [options] [--exec -- command...]',
  description: `Runs an API server with the stable built-in Kinds until interrupted, to try out kubectl and clients and to
test controllers. It listens on loopback; browsers can view its objects at /. Without authentication options,
everybody on this machine is an administrator. With them, it serves HTTPS and requires a token or a client
certificate; --write-kubeconfig writes a kubeconfig for an administrator. Certificates and configuration files
are reloaded when they change. Objects are stored in memory; with --data in a folder, where they survive a
crash (npm install classic-level); with --etcd-servers in etcd, in the format of kube-apiserver (npm install
@grpc/grpc-js). Several servers can share an etcd: leader election picks the one that runs the controllers.

The --data folder contains the objects unencrypted, including Secrets, and the certificate of the server, its CA,
the ServiceAccount key and the administrator's token (admin.token). All files that the server writes are only
readable by their owner. The audit log has no bodies unless --audit-policy requests them; keep Secrets and tokens
at level Metadata.

SIGINT, SIGTERM and SIGHUP shut the server down: running requests get 5 seconds; a second signal ends it immediately.
It also shuts down when the npx or npm that started it exits, and at the end of standard input if that is a pipe.
Use nohup to keep it running.

Every resource supports patches, server-side apply, watches, tables, status, scale, generations and garbage
collection. Namespaces are finalized and get a "default" ServiceAccount; ClusterRoles are aggregated; APIServices
are proxied; CustomResourceDefinitions are served. Built-in Kinds are defaulted and validated as in kube-apiserver.
Pods can be bound, evicted, resized and debugged; a deleted Pod on a node gets its grace period, and is removed
after it if the Node does not exist. Services get cluster IPs and node ports, and the Service "kubernetes" exists.
Logs, exec, attach, port-forward and proxy are passed on to kubelets, or to what plays them, such as kwok.
The admission plug-ins of kube-apiserver run: quotas, PodSecurity, priorities and so on. Limitation: no workload
controllers run, so a Deployment gets no Pods.

With --exec, the server runs as long as a command, for which KUBECONFIG is set: a fresh server for each run of a
test suite, in any language. Signals are forwarded to the command.

Exit status: 0 interrupted, 2 wrong usage, the port or the folder is in use, or etcd is unreachable; with --exec that
of the command.`,
  get options() {
    return { ...ownOptions, ...accessOptions(), ...aggregationOptions, ...kubeletOptions };
  },
  examples: [
    ['kubetyped server --exec -- npm test', 'run a test suite whose client reads KUBECONFIG'],
    ['kubetyped server --port 8001', 'then: kubectl --server http://127.0.0.1:8001 get ns'],
    [
      'kubetyped server --controllers "*,-garbage-collector-controller,-namespace-controller,-clusterrole-aggregation-controller,-pod-garbage-collector-controller,-resourcequota-controller,-persistentvolumeclaim-protection-controller"',
      'for kube-controller-manager --kubeconfig try.yaml',
    ],
    ['kubetyped server --write-kubeconfig try.yaml', 'then: kubectl --kubeconfig try.yaml apply -f app.yaml'],
    [
      'kubetyped server --authorization-mode RBAC --token-auth-file tokens.csv --write-kubeconfig admin.yaml',
      'then: kubectl --kubeconfig admin.yaml auth can-i list pods --as ann',
    ],
    [
      'kubetyped server --authentication-config authn.yaml --authorization-config authz.yaml --write-kubeconfig admin.yaml',
      'configure issuers and authorizers with files, as in kube-apiserver',
    ],
  ],
  run: async (args) => {
    const command = commandArguments(args);
    const access = accessArguments(args);
    const data = args.value('data');
    const etcd = etcdArguments(args);
    if (data !== undefined && etcd !== undefined) throw new UsageError('--data and --etcd-servers exclude each other');
    if (args.has('snapshots') && etcd !== undefined)
      throw new UsageError('--snapshots and --etcd-servers exclude each other');
    const audit = { log: args.value('audit-log'), policy: args.value('audit-policy') };
    if (audit.policy !== undefined && audit.log === undefined)
      throw new UsageError('--audit-policy requires --audit-log');
    const { defaultAccounts = true, ...controllers } = controllersArguments(args.value('controllers') ?? '*');
    const [{ runServer }, { releaseOf }] = await Promise.all([
      import('./run_server.ts'),
      import('../objects/release_of.ts'),
    ]);
    return runServer({
      access: { ...access, serviceAccounts: { ...access.serviceAccounts, defaultAccounts } },
      aggregation: aggregationArguments(args),
      kubelet: kubeletArguments(args),
      storage: { data, etcd },
      audit,
      controllers,
      admission: {
        enable: args.values('enable-admission-plugins'),
        disable: args.values('disable-admission-plugins'),
        configFile: args.value('admission-control-config-file'),
      },
      kubernetesVersion: releaseOf(args),
      services: {
        advertiseAddress: args.value('advertise-address'),
        serviceClusterIPRange: args.value('service-cluster-ip-range'),
        serviceNodePortRange: args.value('service-node-port-range'),
      },
      requests: requestsArguments(args),
      kubeconfigFile: args.value('write-kubeconfig'),
      command,
      shutdownDelay: milliseconds(args, 'shutdown-delay-duration') ?? 0,
    });
  },
};

const ownOptions: Options = {
  data: { type: 'string', placeholder: 'DIR', help: 'folder to store objects in (default: in memory)' },
  'etcd-servers': { type: 'string', placeholder: 'URL,...', help: 'etcd to store objects in' },
  'etcd-cafile': { type: 'string', placeholder: 'FILE', help: 'CA certificate of the etcd servers, PEM' },
  'etcd-certfile': { type: 'string', placeholder: 'FILE', help: 'client certificate for etcd, PEM' },
  'etcd-keyfile': { type: 'string', placeholder: 'FILE', help: 'private key of that certificate, PEM' },
  'advertise-address': {
    type: 'string',
    placeholder: 'IP',
    help: 'address at which Pods reach the server through the Service kubernetes (default: one of this machine)',
  },
  'audit-log': {
    type: 'string',
    placeholder: 'FILE',
    help: 'file to append the audit log to, one line of JSON per event',
  },
  'audit-policy': {
    type: 'string',
    placeholder: 'FILE',
    help: 'audit Policy (audit.k8s.io/v1): which requests to log, and in what detail',
  },
  'admission-control-config-file': {
    type: 'string',
    placeholder: 'FILE',
    help: 'AdmissionConfiguration: EventRateLimit, PodNodeSelector, PodSecurity, PodTolerationRestriction',
  },
  'disable-admission-plugins': {
    type: 'string',
    placeholder: 'NAME,...',
    list: true,
    help: 'admission plug-ins to disable, of those enabled by default in kube-apiserver',
  },
  'enable-admission-plugins': {
    type: 'string',
    placeholder: 'NAME,...',
    list: true,
    help: 'admission plug-ins to enable, in addition to those enabled by default in kube-apiserver',
  },
  controllers: {
    type: 'string',
    placeholder: 'LIST',
    help: 'controllers to run; exclude those that your kube-controller-manager runs (default: *)',
  },
  'enable-priority-and-fairness': {
    type: 'string',
    values: ['true', 'false'],
    help: 'limit requests by FlowSchemas and priority levels; if false, only by --max-*-inflight (default: true)',
  },
  snapshots: {
    type: 'boolean',
    help: 'let administrators take and restore snapshots, for tests: POST /snapshots/reset',
  },
  exec: { type: 'boolean', takesCommand: true, help: 'run the command after -- with KUBECONFIG set, and exit with it' },
  'kubernetes-version': {
    type: 'string',
    placeholder: 'VERSION',
    help: 'serve only the kinds, fields and values of this version (default: the latest)',
  },
  'max-mutating-requests-inflight': {
    type: 'string',
    placeholder: 'COUNT',
    help: 'maximum concurrent writes; the sum with reads is shared by the priority levels (default: 200)',
  },
  'max-requests-inflight': {
    type: 'string',
    placeholder: 'COUNT',
    help: 'maximum concurrent reads (default: 400)',
  },
  'service-cluster-ip-range': {
    type: 'string',
    placeholder: 'CIDR,...',
    help: 'range of cluster IPs, or one IPv4 and one IPv6 range (default: 10.0.0.0/24)',
  },
  'service-node-port-range': {
    type: 'string',
    placeholder: 'FROM-TO',
    help: 'range of node ports (default: 30000-32767)',
  },
  'shutdown-delay-duration': {
    type: 'string',
    placeholder: 'TIME',
    help: 'how long to keep serving, but report not ready, after a shutdown signal (default: 0s)',
  },
  'write-kubeconfig': {
    type: 'string',
    placeholder: 'FILE',
    help: 'write a kubeconfig to this file, readable only by its owner',
  },
};

/** The command of `--exec`. */
function commandArguments(args: Arguments): readonly string[] | undefined {
  const { paths } = args;
  if (args.has('exec')) {
    if (paths.length === 0) throw new UsageError('--exec needs a command', 'kubetyped server --exec -- npm test');
    return paths;
  }
  if (paths.length > 0)
    throw new UsageError(
      `server takes no arguments, got ${paths[0]}`,
      'to run a command with the server: kubetyped server --exec -- COMMAND',
    );
  return undefined;
}

function etcdArguments(args: Arguments): EtcdArguments | undefined {
  const endpoints = args.value('etcd-servers')?.split(',');
  const [caFile, certFile, keyFile] = ['etcd-cafile', 'etcd-certfile', 'etcd-keyfile'].map((name) => args.value(name));
  if ((certFile === undefined) !== (keyFile === undefined))
    throw new UsageError('--etcd-certfile and --etcd-keyfile must be set together');
  if (endpoints !== undefined) return { endpoints, caFile, certFile, keyFile };
  if (caFile !== undefined || certFile !== undefined)
    throw new UsageError('--etcd-cafile and --etcd-certfile require --etcd-servers');
  return undefined;
}

function requestsArguments(
  args: Arguments,
): Pick<TestServerOptions, 'maxRequestsInFlight' | 'priorityAndFairness' | 'snapshotEndpoint'> {
  return {
    snapshotEndpoint: args.has('snapshots'),
    maxRequestsInFlight: {
      reads: count(args, 'max-requests-inflight') ?? 400,
      writes: count(args, 'max-mutating-requests-inflight') ?? 200,
    },
    priorityAndFairness: args.value('enable-priority-and-fairness') !== 'false',
  };
}

function count(args: Arguments, option: string): number | undefined {
  const value = args.value(option);
  if (value === undefined) return undefined;
  if (!/^[1-9][0-9]{0,8}$/.test(value))
    throw new UsageError(`invalid value ${value} for option --${option}`, 'use a positive integer');
  return Number(value);
}
