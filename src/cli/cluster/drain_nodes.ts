/// <reference types="node" />

import {
  cordon,
  DrainError,
  type DrainOptions,
  type DrainProgress,
  drain,
  podsToDrain,
  uncordon,
} from '../../kubectl/index.ts';
import type { Arguments } from '../arguments.ts';
import { printable } from '../printable.ts';
import { streams } from '../streams.ts';
import { type Cluster, withCluster } from './cluster.ts';
import { gracePeriodOf, secondsOf } from './cluster_options.ts';
import { forNamed } from './named_objects.ts';

/** The work of `cordon` and `uncordon`. @returns the exit status */
export function cordonNodes(args: Arguments, wanted: boolean): Promise<number> {
  return withCluster(args, (cluster) =>
    forNamed(args, cluster, nodesOf(args), ({ name }) => setCordon(args, cluster, name, wanted)),
  );
}

/** The work of `drain`. @returns the exit status */
export function drainNodes(args: Arguments): Promise<number> {
  const options = optionsOf(args);
  const dry = args.has('dry-run');
  return withCluster(args, (cluster) =>
    forNamed(args, cluster, nodesOf(args), async ({ name, label }) => {
      streams().stdout.write(`${label} ${await setCordon(args, cluster, name, true)}\n`);
      try {
        if (!dry) await drain(cluster.client, name, { ...options, onProgress: (progress) => show(progress, options) });
        else {
          const { pods, warnings } = await podsToDrain(cluster.client, name, options);
          for (const message of warnings) show({ type: 'warning', message });
          for (const { metadata } of pods)
            streams().stdout.write(`evicting pod ${printable(`${metadata.namespace}/${metadata.name}`)} (dry run)\n`);
        }
      } catch (error) {
        if (!(error instanceof DrainError)) throw error;
        throw new DrainError([['not drained:', ...error.faults].join('\n  ')]);
      }
      return `drained${dry ? ' (dry run)' : ''}`;
    }),
  );
}

const nodesOf = ({ paths }: Arguments): string[] => ['nodes', ...paths];

async function setCordon(args: Arguments, { client }: Cluster, node: string, wanted: boolean): Promise<string> {
  const dry = args.has('dry-run');
  const changed = await (wanted ? cordon : uncordon)(client, node, dry ? { dryRun: ['All'] } : {});
  return `${changed ? '' : 'already '}${wanted ? '' : 'un'}cordoned${dry ? ' (dry run)' : ''}`;
}

function optionsOf(args: Arguments): DrainOptions {
  const [grace, timeout, podSelector] = [gracePeriodOf(args), secondsOf(args, 'timeout'), args.value('pod-selector')];
  return {
    force: args.has('force'),
    ignoreDaemonSets: args.has('ignore-daemonsets'),
    deleteEmptyDirData: args.has('delete-emptydir-data'),
    disableEviction: args.has('disable-eviction'),
    skipWaitForDeleteTimeoutSeconds: Number(args.value('skip-wait-for-delete-timeout') ?? 0),
    ...(grace !== undefined && { gracePeriodSeconds: grace }),
    ...(timeout !== undefined && { drainTimeout: timeout }),
    ...(podSelector !== undefined && { podSelector }),
  };
}

function show(progress: DrainProgress, { skipWaitForDeleteTimeoutSeconds = 0 }: DrainOptions = {}): void {
  if (progress.type === 'warning') {
    streams().stderr.write(`Warning: ${printable(progress.message)}\n`);
    return;
  }
  const { name = '', namespace = '' } = progress.pod.metadata;
  const pod = printable(`${namespace}/${name}`);
  if (progress.type === 'refused')
    streams().stderr.write(
      `kubetyped: pod ${pod} is not evicted, tried again after 5 s: ${printable(progress.message)}\n`,
    );
  else if (progress.type === 'skipped')
    streams().stdout.write(
      `pod "${printable(name)}" has DeletionTimestamp older than ${skipWaitForDeleteTimeoutSeconds} seconds, skipping\n`,
    );
  else if (progress.type === 'gone') streams().stdout.write(`pod/${printable(name)} evicted\n`);
  else streams().stdout.write(`${progress.type} pod ${pod}\n`);
}
