import type { Command } from '../command.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';

export const envtest: Command = {
  name: 'envtest',
  usage: 'envtest [folder] [options]',
  description: `Writes programs named kube-apiserver and etcd, and prints their folder: for KUBEBUILDER_ASSETS of
controller-runtime's envtest, and for whatever else starts the two. Suites run unchanged on the
server of kubetyped server, without an etcd to start.

kube-apiserver takes all flags of the kube-apiserver of this release. Those of listening,
certificates, authentication, authorization, admission, audit, aggregation and Services do the
same here; a warning names those that have no effect. Without --bind-address it listens on
loopback alone. It keeps its objects in memory: they are gone when it ends. etcd answers health
checks and stores nothing. With a real etcd in --etcd-servers, objects are kept there (npm install
@grpc/grpc-js).

As with envtest's own programs no controllers run: nothing is deleted with its owner, namespaces
stay Terminating, a Deployment gets no Pods. --controllers "*" runs those that kubetyped server
has. Differences from kube-apiserver are in the documentation of kubetyped server.

The programs run Node and this package where they are now: run the command again after an update.
They need a POSIX shell.

Exit status: 0 written, 2 wrong usage, or the folder can't be written.`,
  options: {
    controllers: {
      type: 'string',
      placeholder: 'LIST',
      help: 'controllers to run, as for kubetyped server (default: none)',
    },
    'kubernetes-version': {
      type: 'string',
      placeholder: 'VERSION',
      help: 'serve the API of this release (default: the newest)',
    },
    print: {
      type: 'string',
      short: 'p',
      values: ['path', 'env'],
      help: 'print the folder (default), or a line for a shell',
    },
  },
  examples: [
    [
      'kubetyped envtest bin/k8s --kubernetes-version 1.30',
      'programs in a folder of the project, for an older release',
    ],
    ['export KUBEBUILDER_ASSETS="$(kubetyped envtest)"', 'then: go test ./...'],
    ['eval "$(kubetyped envtest -p env)"', 'the same'],
  ],
  run: async (args) => {
    const [folder, ...others] = args.paths;
    if (others.length > 0) throw new UsageError(`envtest takes one folder, not ${args.paths.join(' ')}`);
    if (process.platform === 'win32')
      throw new UsageError('envtest writes shell scripts, which Windows does not run', 'use WSL');
    const [{ writePrograms }, { releaseOf }] = await Promise.all([
      import('../envtest/write_programs.ts'),
      import('../objects/release_of.ts'),
    ]);
    const path = writePrograms(folder, {
      controllers: args.value('controllers'),
      'kubernetes-version': releaseOf(args)?.version,
    });
    const quoted = `'${path.replaceAll("'", String.raw`'\''`)}'`;
    streams().stdout.write(args.value('print') === 'env' ? `export KUBEBUILDER_ASSETS=${quoted}\n` : `${path}\n`);
    return 0;
  },
};
