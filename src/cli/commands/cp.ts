import { checkCluster, clusterOptions } from '../cluster/cluster_options.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

export const cp: Command = {
  name: 'cp',
  usage: 'cp (--context NAME | --server URL) [options] FROM TO',
  description: `Copies files and folders between this machine and a container. One of FROM and TO is a path here,
the other one [NAMESPACE/]POD:PATH. The container needs the program tar.

Into a folder that is there, a file or folder is copied under its own name; only the content of a
folder of a container goes into TO itself. Links go to a container as they are; from one they are
skipped, with a warning. Nothing is written outside of TO, nor through links in it: an archive with
other paths is refused.

Files keep their permissions in a container, and their owners where it runs as root. Copying to a
container needs a server of Kubernetes 1.30 or later.

Exit status: 0 done, 1 it could not be copied, or the server refuses, 2 wrong usage or no
connection.`,
  options: {
    ...clusterOptions,
    container: {
      type: 'string',
      short: 'c',
      placeholder: 'NAME',
      help: 'the container (default: the default container of the Pod)',
    },
    'no-preserve': { type: 'boolean', help: 'copying to a container: do not keep permissions and owners' },
    retries: {
      type: 'string',
      placeholder: 'NUMBER',
      help: 'copying from a container: number of retries, or -1 for no limit',
    },
  },
  examples: [
    ['kubetyped cp --context staging web-0:/var/log/app.log .', 'copy a file from a Pod'],
    ['kubetyped cp --context staging -c web dist/ shop/web-0:/srv', 'copy a folder to /srv/dist in a container'],
  ],
  run: async (args) => {
    checkCluster(args, 'cp');
    const [from = '', to = '', ...more] = args.paths;
    if (from === '' || to === '' || more.length > 0) throw new UsageError('cp takes two paths: kubetyped cp FROM TO');
    return (await import('../cluster/copy_files.ts')).copyFiles(args, from, to);
  },
};
