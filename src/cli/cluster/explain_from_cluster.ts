/// <reference types="node" />

import { isNoMatchError } from '#apimachinery/api/meta/rest_mapper_errors';
import { hasCode } from '#engine/text/has_code';
import { explain } from '../../kubectl/index.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK } from '../command.ts';
import { printable } from '../printable.ts';
import { Output } from '../report/output.ts';
import { streams } from '../streams.ts';
import { refused, withCluster } from './cluster.ts';

/** The work of `explain` with a cluster. @returns the exit status */
export function explainFromCluster(args: Arguments): Promise<number> {
  const [path = ''] = args.paths;
  const apiVersion = args.value('api-version');
  return withCluster(args, async ({ client }) => {
    try {
      const text = await explain(client, path, {
        ...(apiVersion === undefined ? {} : { apiVersion }),
        recursive: args.has('recursive'),
        maxDepth: Number(args.value('max-depth') ?? 0),
      });
      const out = new Output();
      out.write(text.replace(/[^\n\t]+/g, printable));
      await out.end();
      return OK;
    } catch (error) {
      if (!(error instanceof Error && (hasCode(error, 'ERR_EXPLAIN') || isNoMatchError(error)))) return refused(error);
      streams().stderr.write(`kubetyped: ${printable(error.message)}\n`);
      return FAULTY;
    }
  });
}
