import { scale } from '../../kubectl/index.ts';
import type { Arguments } from '../arguments.ts';
import { withCluster } from './cluster.ts';
import { secondsOf } from './cluster_options.ts';
import { forNamed } from './named_objects.ts';

/** The work of `scale`. @returns the exit status */
export function scaleObjects(args: Arguments): Promise<number> {
  const [current, resourceVersion] = [args.value('current-replicas'), args.value('resource-version')];
  const waitTimeout = secondsOf(args, 'timeout') ?? 0;
  const options = {
    waitTimeout,
    ...(current !== undefined && { currentReplicas: Number(current) }),
    ...(resourceVersion !== undefined && { resourceVersion }),
    ...(args.has('dry-run') && { dryRun: ['All' as const] }),
  };
  return withCluster(args, (cluster) =>
    forNamed(args, cluster, args.paths, async ({ objects, name }) => {
      await scale(objects, name, Number(args.value('replicas')), options);
      return `scaled${args.has('dry-run') ? ' (dry run)' : ''}`;
    }),
  );
}
