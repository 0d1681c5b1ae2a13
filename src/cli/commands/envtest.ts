import type { Command } from '../command.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';

export const envtest: Command = {
  name: 'envtest',
  usage: 'envtest [folder] [options]',
  description: `Writes programs named kube-apiserver and etcd and prints their folder, for KUBEBUILDER_ASSETS of
controller-runtime's envtest or anything else that starts the two. Test suites then run unchanged on
kubetyped server, without etcd.

kube-apiserver takes all flags of the kube-apiserver of this release. Flags for
listening, certificates, authentication, authorization, admission, audit, aggregation and Services
work the same; flags without effect are named in a warning. Without --bind-address it listens on
loopback only. Objects are kept in memory and lost when it exits. etcd answers health checks and
stores nothing. If --etcd-servers names a real etcd, objects are stored there (npm install
@grpc/grpc-js).

As with envtest's own programs, no controllers run: dependents are not garbage-collected, namespaces
stay Terminating, a Deployment gets no Pods. --controllers "*" runs those of kubetyped server.
docs/apiserver.md lists the differences from kube-apiserver.

The programs contain the paths of Node and this package: run the command again after updating
either. They need a POSIX shell.

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
      help: 'print the folder (default), or a line for the shell to evaluate',
    },
  },
  examples: [
    [
      'kubetyped envtest bin/k8s --kubernetes-version 1.30',
      'write the programs to a folder of the project, for an older release',
    ],
    ['export KUBEBUILDER_ASSETS="$(kubetyped envtest)"', 'then: go test ./...'],
    ['eval "$(kubetyped envtest -p env)"', 'the same, with eval'],
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
