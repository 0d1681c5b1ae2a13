import type { Arguments } from '../arguments.ts';
import { UsageError } from '../usage_error.ts';
import { createChart } from './create_chart.ts';
import { createKind, createVersion, createWebhook } from './create_part.ts';
import { createResource } from './create_resource.ts';

/** What can be created, and the options that it takes besides those that all take. */
const CREATED: Readonly<Record<string, { create(args: Arguments): number; readonly options: readonly string[] }>> = {
  kind: { create: createKind, options: ['group', 'version', 'plural', 'cluster'] },
  webhook: { create: createWebhook, options: ['defaulting', 'validation'] },
  version: { create: createVersion, options: [] },
  chart: { create: createChart, options: [] },
  resource: { create: createResource, options: ['group', 'version', 'kind', 'plural', 'subresource', 'controller'] },
};

const ALL = ['dir', 'header', 'dry-run'];

/** The work of `create`. @returns the exit status @throws UsageError OutputError */
export function create(args: Arguments, options: readonly string[]): number {
  const [what] = args.paths;
  const expected = 'kind, webhook, version, chart or resource';
  if (what === undefined) throw new UsageError(`missing what: ${expected}`);
  const found = Object.hasOwn(CREATED, what) ? CREATED[what] : undefined;
  if (found === undefined) throw new UsageError(`can't create ${what}: ${expected}`);
  const wrong = options.find((name) => args.has(name) && !ALL.includes(name) && !found.options.includes(name));
  if (wrong !== undefined) {
    const takes = [...found.options, ...ALL].map((name) => `--${name}`).join(', ');
    throw new UsageError(`create ${what} takes no --${wrong}`, `it takes ${takes}`);
  }
  return found.create(args);
}
