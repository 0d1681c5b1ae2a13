import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const server: Command = {
  name: 'server',
  usage: 'server [options]',
  description: `Runs an API server with the stable built-in Kinds until it is interrupted: for tries of kubectl and clients,
and for tests of controllers. It listens on loopback, without credentials. Objects are kept in memory, or
with --data in a folder, where they survive a crash (npm install classic-level).

It has what every resource has: create, patches, server-side apply, watches, tables, status and scale,
generations, garbage collection; namespaces with their lifecycle; and the custom resources of the
definitions one applies. It has not what kube-apiserver knows of single Kinds (validation of a Pod's
spec, defaults, cluster IPs), and no other controllers of a cluster: a Deployment stays without Pods.

Exit status: 0 it was interrupted, 2 wrong usage, or the port or the folder is in use.`,
  options: {
    data: { type: 'string', placeholder: 'DIR', help: 'the folder to keep objects in (default: they are in memory)' },
    port: { type: 'string', placeholder: 'N', help: 'the port to listen on (default: one that is free)' },
    'write-kubeconfig': { type: 'string', placeholder: 'FILE', help: 'where to write a kubeconfig for the server' },
  },
  examples: [
    ['kubetyped server --port 8001', 'then: kubectl --server http://127.0.0.1:8001 get ns'],
    ['kubetyped server --write-kubeconfig try.yaml', 'then: kubectl --kubeconfig try.yaml apply -f app.yaml'],
  ],
  run: async (args) => {
    if (args.paths.length > 0) throw new UsageError(`server takes no arguments, not ${args.paths[0]}`);
    const port = args.value('port') ?? '0';
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      throw new UsageError(`--port takes a number up to 65535, not ${port}`);
    return (await import('./run_server.ts')).runServer(Number(port), args.value('write-kubeconfig'), {
      data: args.value('data'),
    });
  },
};
