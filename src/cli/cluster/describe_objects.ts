/// <reference types="node" />

import { describe } from '../../kubectl/index.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK } from '../command.ts';
import { streams } from '../streams.ts';
import { withCluster } from './cluster.ts';
import { forNamed } from './named_objects.ts';

/** The work of `describe`. @returns the exit status */
export function describeObjects(args: Arguments): Promise<number> {
  const withoutEvents = args.has('no-events') || args.value('show-events') === 'false';
  return withCluster(args, async (cluster) => {
    let count = 0;
    const status = await forNamed(args, cluster, args.paths, async ({ objects, name }) => {
      const text = await describe(cluster.client, objects, name, { withoutEvents });
      // It has its unprintable characters escaped.
      streams().stdout.write(`${count++ > 0 ? '\n\n' : ''}${text}`);
      return undefined;
    });
    if (count > 0 || status !== OK) return status;
    streams().stderr.write('kubetyped: no objects found\n');
    return FAULTY;
  });
}
