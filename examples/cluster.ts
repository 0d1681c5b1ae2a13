/** The cluster of the command line of an example: `--server URL`, as of kubectl proxy, or `--context NAME`. */
import { parseArgs } from 'node:util';
import { Client, FetchTransport } from 'kubetyped/client';
import { loadClient } from 'kubetyped/client/tools/clientcmd';

/** A client of the cluster, and the arguments besides. */
export function clientFromArguments(): { client: Client; rest: string[] } {
  const options = { server: { type: 'string' }, context: { type: 'string' } } as const;
  const { values, positionals: rest } = parseArgs({ options, allowPositionals: true });
  if (values.server !== undefined)
    return { client: new Client({ transport: new FetchTransport({ server: values.server }) }), rest };
  if (values.context !== undefined) return { client: loadClient({ context: values.context }), rest };
  console.error('which cluster? --server URL or --context NAME');
  process.exit(2);
}
