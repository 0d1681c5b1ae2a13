import { checkCluster, clusterOptions, secondsOf } from '../cluster/cluster_options.ts';
import { checkNamed, selectorOption } from '../cluster/resource_arguments.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage_error.ts';

const VERBS = ['status', 'history', 'undo', 'restart', 'pause', 'resume'];
/** Options of one verb alone. */
const OF_VERBS: Readonly<Record<string, readonly string[]>> = {
  timeout: ['status'],
  'no-watch': ['status'],
  revision: ['history', 'status'],
  'to-revision': ['undo'],
  'dry-run': ['undo'],
  output: ['history'],
};

export const rollout: Command = {
  name: 'rollout',
  usage: 'rollout VERB (--context NAME | --server URL) [options] TYPE NAME...',
  description: `Manages rollouts of Deployments, DaemonSets and StatefulSets.

  status   prints the progress and waits until the rollout is complete
  history  lists the revisions; with --revision, prints the Pod template of one
  undo     rolls back to the previous revision, or to --to-revision
  restart  replaces all Pods in a rolling update
  pause    pauses a Deployment: changes take effect together when it is resumed
  resume   resumes a paused Deployment

Objects are named as in kubetyped get: deployment web, deploy/web, or a type with --selector.

Exit status: 0 done, 1 the rollout failed or was not complete in time, or the server refuses,
2 wrong usage or no connection.`,
  options: {
    ...clusterOptions,
    ...selectorOption,
    timeout: { type: 'string', placeholder: 'SECONDS', help: 'status: how long to wait at most (default: no limit)' },
    'no-watch': { type: 'boolean', help: 'status: print the progress once without waiting' },
    revision: {
      type: 'string',
      placeholder: 'NUMBER',
      help: 'history: show this revision in full; status: require it',
    },
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'FORMAT',
      values: ['yaml', 'json'],
      help: 'history: print the revisions as objects, as yaml or json',
    },
    'to-revision': { type: 'string', placeholder: 'NUMBER', help: 'undo: roll back to this revision' },
    'dry-run': { type: 'boolean', help: 'undo: have the server validate without changing anything' },
  },
  examples: [
    ['kubetyped rollout status --context staging deploy/web --timeout 5m', 'wait for a rollout, in CI'],
    ['kubetyped rollout history --context staging deploy/web', 'list the revisions'],
    ['kubetyped rollout history --context staging deploy/web --revision 2', 'show one revision'],
    ['kubetyped rollout undo --context staging deploy/web --to-revision 3', 'roll back to a revision'],
    [
      'kubetyped rollout restart --context staging deploy -l app=web',
      'replace all Pods, for example after changing a Secret',
    ],
  ],
  run: async (args) => {
    const [verb = '', ...paths] = args.paths;
    if (!VERBS.includes(verb)) throw new UsageError(`rollout takes one of ${VERBS.join(', ')}`);
    checkCluster(args, 'rollout');
    const named = args.about(paths);
    checkNamed(named, `rollout ${verb}`);
    secondsOf(args, 'timeout');
    for (const [option, of] of Object.entries(OF_VERBS)) {
      if (args.value(option) === undefined && !args.has(option)) continue;
      if (!of.includes(verb)) throw new UsageError(`--${option} is for rollout ${of.join(' and ')}`);
      if (option.endsWith('revision') && !/^\d{1,15}$/.test(args.value(option) ?? ''))
        throw new UsageError(`--${option} takes a number`);
    }
    return (await import('../cluster/roll_out.ts')).rollOut(named, verb);
  },
};
