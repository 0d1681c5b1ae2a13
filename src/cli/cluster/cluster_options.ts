import type { Arguments } from '../arguments.ts';
import type { Options } from '../option.ts';
import { UsageError } from '../usage_error.ts';

/** The options that say which cluster is meant. Without one of them no command asks any. */
export const clusterOptions: Options = {
  context: { type: 'string', placeholder: 'NAME', help: 'the kubeconfig context to use' },
  kubeconfig: {
    type: 'string',
    placeholder: 'FILE',
    help: 'the kubeconfig file to use (default: as in kubectl)',
  },
  server: {
    type: 'string',
    placeholder: 'URL',
    help: 'URL of an API server; alone, sends no credentials',
  },
  namespace: {
    type: 'string',
    short: 'n',
    placeholder: 'NAME',
    help: 'the namespace (default: the one of the context)',
  },
};

/** Whether the command line names a cluster. */
export function namesCluster(args: Arguments): boolean {
  return ['context', 'kubeconfig', 'server'].some((name) => args.value(name) !== undefined);
}

/** @throws UsageError when the command line names no cluster */
export function checkCluster(args: Arguments, command: string): void {
  if (namesCluster(args)) return;
  throw new UsageError(`${command} needs a cluster: name one`, 'use --context NAME, --kubeconfig FILE or --server URL');
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/** An option in seconds, or with another unit: `90`, `1.5m`, `1h`. @returns milliseconds @throws UsageError */
export function secondsOf(args: Arguments, name: string): number | undefined {
  const value = args.value(name);
  if (value === undefined) return undefined;
  const [, number, unit = 's'] = /^(\d{1,7}(?:\.\d{1,3})?)([smh])?$/.exec(value) ?? [];
  if (number === undefined) throw new UsageError(`--${name} must be in seconds, got ${value}`);
  return Number(number) * (UNITS[unit] ?? 1000);
}

/** `--grace-period`: whole seconds. @returns undefined for that of the Pods: without it, or below 0 @throws UsageError */
export function gracePeriodOf(args: Arguments): number | undefined {
  const value = args.value('grace-period');
  if (value === undefined || /^-\d{1,9}$/.test(value)) return undefined;
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`--grace-period must be in whole seconds, got ${value}`);
  return Number(value);
}
