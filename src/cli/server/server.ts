import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import type { Options } from '../option.ts';
import { UsageError } from '../usage_error.ts';
import { accessArguments } from './access_arguments.ts';
import { accessOptions } from './access_options.ts';
import { aggregationArguments, aggregationOptions } from './server_aggregation.ts';
import { controllersArguments } from './server_controllers.ts';
import type { EtcdArguments } from './server_storage.ts';

export const server: Command = {
  name: 'server',
  usage: 'server [options]',
  description: `Runs an API server with the stable built-in Kinds until it is interrupted: for tries of kubectl and clients,
and for tests of controllers. It listens on loopback and shows its objects to browsers at /. Without options of
authentication it takes everybody on this machine for an administrator. With them it serves HTTPS and lets in
who shows a token or a certificate; --write-kubeconfig gives you an administrator's. Certificates, authorities
and configurations count anew when their files change. Objects are kept in memory; with --data in a folder,
where they survive a crash (npm install classic-level); or with --etcd-servers in etcd, as kube-apiserver
keeps them (npm install @grpc/grpc-js), which several servers may share: one of them does the work of the
controllers, by a Lease.

It has what every resource has: create, patches, server-side apply, watches, tables, status and scale,
generations, garbage collection; namespaces with their lifecycle; ServiceAccounts with tokens, one called
default in each namespace; aggregated ClusterRoles; APIServices, by which requests are passed on to other
servers; and the custom resources of the definitions one applies. Built-in Kinds get the defaults of
kube-apiserver, and are validated as it does. Pods can be bound, evicted, resized and debugged; one on a node
gets time to end, and goes when it is over unless its Node is there. It has no cluster IPs, gives a Pod no
account and token, and has no other controllers of a cluster: a Deployment stays without Pods.

Exit status: 0 it was interrupted, 2 wrong usage, the port or the folder is in use, or etcd cannot be
reached.`,
  get options() {
    return { ...ownOptions, ...accessOptions(), ...aggregationOptions };
  },
  examples: [
    ['kubetyped server --port 8001', 'then: kubectl --server http://127.0.0.1:8001 get ns'],
    [
      'kubetyped server --controllers "*,-garbage-collector-controller,-namespace-controller,-clusterrole-aggregation-controller,-pod-garbage-collector-controller"',
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
      kubeconfigFile: args.value('write-kubeconfig'),
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
  controllers: {
    type: 'string',
    placeholder: 'LIST',
    help: 'which controllers run, and which are left to a kube-controller-manager (default: *)',
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
