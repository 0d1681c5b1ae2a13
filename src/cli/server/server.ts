import type { TestServerOptions } from '../../apiserver/testing/start_test_server.ts';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import type { Options } from '../option.ts';
import { UsageError } from '../usage_error.ts';
import { accessArguments, milliseconds } from './access_arguments.ts';
import { accessOptions } from './access_options.ts';
import { aggregationArguments, aggregationOptions } from './server_aggregation.ts';
import { controllersArguments } from './server_controllers.ts';
import type { EtcdArguments } from './server_storage.ts';

export const server: Command = {
  name: 'server',
  usage: 'server [options] [--exec -- command...]',
  description: `Runs an API server with the stable built-in Kinds until interrupted: to try kubectl and clients, and to test
controllers. It listens on loopback, and shows its objects to browsers at /. Without authentication options,
everybody on this machine is an administrator. With them it serves HTTPS and requires a token or a
certificate; --write-kubeconfig writes those of an administrator. Certificates, authorities and configurations
are reloaded when their files change. Objects are stored in memory; with --data in a folder, where they survive
a crash (npm install classic-level); or with --etcd-servers in etcd, as by kube-apiserver (npm install
@grpc/grpc-js). Several servers may share an etcd: a Lease elects the one that runs the controllers.

The folder of --data holds objects, including Secrets, unencrypted, and the server's certificate, its authority,
the key of ServiceAccounts and the administrator's token (admin.token), which survive a restart. It and all files
that the server writes are readable by their owner only. The audit log has no bodies unless --audit-policy
requests them: keep Secrets and tokens at level Metadata.

SIGINT, SIGTERM and SIGHUP shut the server down: running requests get 5 seconds; a second signal ends it at once.
So does the exit of the npx or npm that started it, and the end of standard input if that is a pipe. Use nohup to
keep it running.

Every resource supports patches, server-side apply, watches, tables, status, scale, generations and garbage
collection. Namespaces have their lifecycle and a ServiceAccount "default" each; ClusterRoles are aggregated;
APIServices proxy to other servers; CustomResourceDefinitions are served. Built-in Kinds get the defaults and the
validation of kube-apiserver. Pods can be bound, evicted, resized and debugged; a deleted Pod on a node gets its
grace period, and is removed after it if the Node does not exist. Services get cluster IPs and node ports, and the
Service "kubernetes" is there. The admission plug-ins of kube-apiserver run: quotas, PodSecurity, priorities and so
on. Limitation: no other controllers of a cluster: a Deployment gets no Pods.

With --exec the server lives as long as a command, which finds it by KUBECONFIG: a fresh server for each run of a
test suite, in whatever language. Signals are passed on to the command.

Exit status: 0 interrupted, 2 wrong usage, the port or the folder is in use, or etcd is unreachable; with --exec that
of the command.`,
  get options() {
    return { ...ownOptions, ...accessOptions(), ...aggregationOptions };
  },
  examples: [
    ['kubetyped server --exec -- npm test', 'a suite whose client reads KUBECONFIG, on a server of its own'],
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
      'several issuers and authorizers, with rules in CEL, as for kube-apiserver',
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
  'etcd-cafile': { type: 'string', placeholder: 'FILE', help: 'certificate authority of https etcd servers, PEM' },
  'etcd-certfile': { type: 'string', placeholder: 'FILE', help: 'client certificate for etcd, PEM' },
  'etcd-keyfile': { type: 'string', placeholder: 'FILE', help: 'private key of that certificate, PEM' },
  'advertise-address': {
    type: 'string',
    placeholder: 'IP',
    help: 'where Pods reach the server: the address behind the Service kubernetes (default: one of this machine)',
  },
  'audit-log': {
    type: 'string',
    placeholder: 'FILE',
    help: 'file to append the audit log to, a line of JSON for each request',
  },
  'audit-policy': {
    type: 'string',
    placeholder: 'FILE',
    help: 'what to log of which requests: a Policy of audit.k8s.io/v1',
  },
  'admission-control-config-file': {
    type: 'string',
    placeholder: 'FILE',
    help: 'AdmissionConfiguration of the plug-ins; supported for PodSecurity',
  },
  'disable-admission-plugins': {
    type: 'string',
    placeholder: 'NAME,...',
    list: true,
    help: 'admission plug-ins to disable, of those that kube-apiserver enables by default',
  },
  'enable-admission-plugins': {
    type: 'string',
    placeholder: 'NAME,...',
    list: true,
    help: 'admission plug-ins to enable, beside those that kube-apiserver enables by default',
  },
  controllers: {
    type: 'string',
    placeholder: 'LIST',
    help: 'controllers to run; leave those to a kube-controller-manager that it runs (default: *)',
  },
  'enable-priority-and-fairness': {
    type: 'string',
    values: ['true', 'false'],
    help: 'give requests seats by FlowSchemas; false: the limits of requests alone count (default: true)',
  },
  snapshots: {
    type: 'boolean',
    help: 'let administrators take snapshots and go back to them: POST /snapshots/reset, for tests',
  },
  exec: { type: 'boolean', takesCommand: true, help: 'run the command after -- with KUBECONFIG set, and end with it' },
  'kubernetes-version': {
    type: 'string',
    placeholder: 'VERSION',
    help: 'serve the kinds, fields and values of this version; later ones are unknown (default: the latest)',
  },
  'max-mutating-requests-inflight': {
    type: 'string',
    placeholder: 'COUNT',
    help: 'writes under way at once; with those of reads the seats of all priority levels (default: 200)',
  },
  'max-requests-inflight': {
    type: 'string',
    placeholder: 'COUNT',
    help: 'reads under way at once (default: 400)',
  },
  'service-cluster-ip-range': {
    type: 'string',
    placeholder: 'CIDR,...',
    help: 'network of cluster IPs, or one of IPv4 and one of IPv6 (default: 10.0.0.0/24)',
  },
  'service-node-port-range': {
    type: 'string',
    placeholder: 'FROM-TO',
    help: 'range of node ports (default: 30000-32767)',
  },
  'shutdown-delay-duration': {
    type: 'string',
    placeholder: 'TIME',
    help: 'how long to serve, not ready, after the signal to shut down (default: 0s)',
  },
  'write-kubeconfig': {
    type: 'string',
    placeholder: 'FILE',
    help: 'file to write a kubeconfig to, readable only by you',
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
      `server takes no arguments, not ${paths[0]}`,
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
