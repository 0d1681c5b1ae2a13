import type { APIServerOptions } from '../../apiserver/server/api_server_options.ts';
import { UsageError } from '../usage_error.ts';

/** Options by the names that their controllers have in kube-controller-manager. */
const OPTIONS = {
  'garbage-collector-controller': 'garbageCollection',
  'namespace-controller': 'namespaces',
} as const;

const names = Object.keys(OPTIONS);

/** Which controllers of `server` run; the others are left to another program. */
export type ControllersArguments = Pick<APIServerOptions, (typeof OPTIONS)[keyof typeof OPTIONS]>;

/**
 * Reads the list of `--controllers` as kube-controller-manager does: `*` stands for all, `-NAME` leaves one out.
 * @throws {UsageError} for other names
 */
export function controllersArguments(list: string): ControllersArguments {
  const items = list.split(',');
  const unknown = items.find((item) => item !== '*' && !names.includes(item.replace(/^-/, '')));
  if (unknown !== undefined)
    throw new UsageError(`--controllers: no controller ${JSON.stringify(unknown)}; there are ${names.join(', ')}`);
  const runs = (name: string): boolean => items.includes(name) || (items.includes('*') && !items.includes(`-${name}`));
  return Object.fromEntries(Object.entries(OPTIONS).map(([name, option]) => [option, runs(name) || 'external']));
}
