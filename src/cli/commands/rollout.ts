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
  description: `Follows and steers how Deployments, DaemonSets and StatefulSets replace their Pods.

  status   waits until the rollout is complete, and prints its progress
  history  the revisions that can be returned to; the Pod template of one with --revision
  undo     returns to the previous revision, or to that of --to-revision
  restart  replaces all Pods, step by step, without changing anything else
  pause    keeps changes of a Deployment from taking effect, so that several make one rollout
  resume   lets them take effect

Objects are named as for kubetyped get: deployment web, deploy/web, or a type with --selector.

Exit status: 0 done, 1 the rollout failed or was not complete in time, or the server refuses,
2 wrong usage or no connection.`,
  options: {
    ...clusterOptions,
    ...selectorOption,
    timeout: { type: 'string', placeholder: 'SECONDS', help: 'longest time for status to wait (default: no limit)' },
    'no-watch': { type: 'boolean', help: 'status prints the progress once, and does not wait' },
    revision: {
      type: 'string',
      placeholder: 'NUMBER',
      help: 'history shows this revision in full, status wants it',
    },
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'FORMAT',
      values: ['yaml', 'json'],
      help: 'history shows the revisions as objects: yaml or json',
    },
    'to-revision': { type: 'string', placeholder: 'NUMBER', help: 'undo returns to this revision' },
    'dry-run': { type: 'boolean', help: 'undo has the server validate, and changes nothing' },
  },
  examples: [
    ['kubetyped rollout status --context staging deploy/web --timeout 5m', 'wait for a release, in CI'],
    ['kubetyped rollout history --context staging deploy/web', 'which revisions are there?'],
    ['kubetyped rollout history --context staging deploy/web --revision 2', 'what was in one of them?'],
    ['kubetyped rollout undo --context staging deploy/web --to-revision 3', 'return to one of them'],
    ['kubetyped rollout restart --context staging deploy -l app=web', 'new Pods, for example after a new Secret'],
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
