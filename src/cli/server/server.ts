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
  usage: 'server [options]',
  description: `Runs an API server with the stable built-in Kinds until it is interrupted: to try out kubectl and clients,
and to test controllers. It listens on loopback, and browsers see its objects at /. Without authentication
options, everybody on this machine is an administrator. With them it serves HTTPS and asks for a token or a
certificate; --write-kubeconfig writes an administrator's. Certificates, authorities and configurations are
read again when their files change. Objects are kept in memory; with --data in a folder, where they survive a
crash (npm install classic-level); or with --etcd-servers in etcd, as kube-apiserver keeps them (npm install
@grpc/grpc-js). Several servers may share an etcd: one of them, by a Lease, runs the controllers.

The folder of --data holds objects, Secrets too, in the clear, and the server's certificate, its authority, the
key of ServiceAccounts and the administrator's token (admin.token), which stay the same after a restart. It and
all files that the server makes are for their owner alone. The audit log has no bodies unless --audit-policy
asks for them: leave Secrets and tokens at Metadata.

SIGINT, SIGTERM and SIGHUP end the server: requests under way get 5 seconds; a second signal ends it at once.
So does the end of npx or npm that started it, and of standard input if that is a pipe. With nohup it goes on.

Every resource has create, patches, server-side apply, watches, tables, status, scale, generations and garbage
collection. Namespaces have their lifecycle and a ServiceAccount "default" each; ClusterRoles are aggregated;
APIServices pass requests on to other servers; CustomResourceDefinitions are served. Built-in Kinds get the
defaults and the validation of kube-apiserver. Pods can be bound, evicted, resized and debugged; one on a node
gets time to end, then goes unless its Node is there. The admission plug-ins of kube-apiserver act: quotas,
PodSecurity, priorities and so on. Not there: cluster IPs, and the other controllers of a cluster: a
Deployment stays without Pods.

Exit status: 0 interrupted, 2 wrong usage, the port or the folder is in use, or etcd cannot be reached.`,
  get options() {
    return { ...ownOptions, ...accessOptions(), ...aggregationOptions };
  },
  examples: [
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
      'several issuers and authorizers, with rules in CEL, as kube-apiserver has them',
    ],
  ],
  run: async (args) => {
    if (args.paths.length > 0) throw new UsageError(`server takes no arguments, not ${args.paths[0]}`);
    const access = accessArguments(args);
    const data = args.value('data');
    const etcd = etcdArguments(args);
    if (data !== undefined && etcd !== undefined) throw new UsageError('--data and --etcd-servers exclude each other');
    const audit = { log: args.value('audit-log'), policy: args.value('audit-policy') };
    if (audit.policy !== undefined && audit.log === undefined) throw new UsageError('--audit-policy takes --audit-log');
    const controllers = controllersArguments(args.value('controllers') ?? '*');
    const { runServer } = await import('./run_server.ts');
    return runServer({
      access,
      aggregation: aggregationArguments(args),
      storage: { data, etcd },
      audit,
      controllers,
      admission: {
        enable: args.values('enable-admission-plugins'),
        disable: args.values('disable-admission-plugins'),
        configFile: args.value('admission-control-config-file'),
      },
      kubeconfigFile: args.value('write-kubeconfig'),
      shutdownDelay: milliseconds(args, 'shutdown-delay-duration') ?? 0,
    });
  },
};

const ownOptions: Options = {
  data: { type: 'string', placeholder: 'DIR', help: 'the folder to keep objects in (default: they are in memory)' },
  'etcd-servers': { type: 'string', placeholder: 'URL,...', help: 'the etcd to keep objects in' },
  'etcd-cafile': { type: 'string', placeholder: 'FILE', help: 'the authority of https etcd servers, as PEM' },
  'etcd-certfile': { type: 'string', placeholder: 'FILE', help: 'the certificate to show to etcd, as PEM' },
  'etcd-keyfile': { type: 'string', placeholder: 'FILE', help: 'the key of that certificate, as PEM' },
  'audit-log': {
    type: 'string',
    placeholder: 'FILE',
    help: 'where to add who has done what, a line of JSON for each request',
  },
  'audit-policy': {
    type: 'string',
    placeholder: 'FILE',
    help: 'what is logged of which requests: a Policy of audit.k8s.io/v1',
  },
  'admission-control-config-file': {
    type: 'string',
    placeholder: 'FILE',
    help: 'an AdmissionConfiguration for the plug-ins; supported for PodSecurity',
  },
  'disable-admission-plugins': {
    type: 'string',
    placeholder: 'NAME,...',
    list: true,
    help: 'admission plug-ins that do not act, of those that kube-apiserver has by default',
  },
  'enable-admission-plugins': {
    type: 'string',
    placeholder: 'NAME,...',
    list: true,
    help: 'admission plug-ins that act, beside those that kube-apiserver has by default',
  },
  controllers: {
    type: 'string',
    placeholder: 'LIST',
    help: 'which controllers run, and which are left to a kube-controller-manager (default: *)',
  },
  'shutdown-delay-duration': {
    type: 'string',
    placeholder: 'TIME',
    help: 'how long it still serves when it is to end, without being ready (default: 0s)',
  },
  'write-kubeconfig': {
    type: 'string',
    placeholder: 'FILE',
    help: 'where to write a kubeconfig, which only you can read',
  },
};

function etcdArguments(args: Arguments): EtcdArguments | undefined {
  const endpoints = args.value('etcd-servers')?.split(',');
  const [caFile, certFile, keyFile] = ['etcd-cafile', 'etcd-certfile', 'etcd-keyfile'].map((name) => args.value(name));
  if ((certFile === undefined) !== (keyFile === undefined))
    throw new UsageError('--etcd-certfile and --etcd-keyfile belong together');
  if (endpoints !== undefined) return { endpoints, caFile, certFile, keyFile };
  if (caFile !== undefined || certFile !== undefined)
    throw new UsageError('--etcd-cafile and --etcd-certfile take --etcd-servers');
  return undefined;
}
