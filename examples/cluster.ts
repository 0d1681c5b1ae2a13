/** The cluster of the command line of an example: `--server URL`, as of kubectl proxy, or `--context NAME`. */
import { Client, FetchTransport } from 'kubetyped/client';
import { loadClient } from 'kubetyped/client/tools/clientcmd';
import { readArguments, wrong } from './arguments.ts';

/**
 * A client of the cluster, and the argument besides.
 * @param does what the example does
 * @param argument what it takes besides: `[SELECTOR]`
 */
export function clientFromArguments(name: string, does: string, argument?: string): { client: Client; rest: string[] } {
  const usage = `Usage: ${name} --server URL | --context NAME${argument === undefined ? '' : ` ${argument}`}

${does}

  --server URL    an API server without authentication, such as that of kubectl proxy
  --context NAME  a context of the kubeconfig
  -h, --help`;
  const options = { server: { type: 'string' }, context: { type: 'string' } } as const;
  const { values, positionals: rest } = readArguments(usage, options, argument === undefined ? 0 : 1);
  const { server, context } = values;
  if (server !== undefined) {
    if (!URL.canParse(server)) wrong(`--server: expected a URL such as http://127.0.0.1:8001, got '${server}'`, usage);
    return { client: new Client({ transport: new FetchTransport({ server }) }), rest };
  }
  if (context === undefined) wrong('which cluster? --server URL or --context NAME', usage);
  try {
    return { client: loadClient({ context }), rest };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error), usage);
  }
}
