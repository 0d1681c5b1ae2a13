import type { Arguments } from '../arguments.ts';
import type { Options } from '../option.ts';
import { UsageError } from '../usage_error.ts';
import type { Cluster, Resource } from './cluster.ts';

/** The option of commands for objects that are named, or selected. */
export const selectorOption: Options = {
  selector: { type: 'string', short: 'l', placeholder: 'SELECTOR', help: 'filter by labels: app=web,tier!=db' },
};

/** For commands that select objects by fields, too. */
export const fieldSelectorOption: Options = {
  'field-selector': { type: 'string', placeholder: 'SELECTOR', help: 'filter by fields: metadata.name=web' },
};

/** For commands that take all objects of a resource only on request. */
export const allOption: Options = {
  all: { type: 'boolean', help: 'all objects of the type in the namespace' },
};

/** Objects that a command line names: all of a resource, or some. */
export interface Wanted {
  readonly resource: Resource;
  /** Empty: all. */
  readonly names: readonly string[];
}

/** Checks what is said about objects before a cluster is asked. @throws UsageError */
export function checkResourceArguments({ paths }: Arguments, command: string): void {
  if (paths.length === 0) throw new UsageError(`${command} what?`, `kubetyped ${command} pods, or pod/NAME`);
  const slashed = paths.filter((path) => path.includes('/'));
  if (slashed.length > 0 && slashed.length < paths.length)
    throw new UsageError('either TYPE NAME... or TYPE/NAME..., not both');
  const bad = slashed.find((path) => !/^[^/]+\/[^/]+$/.test(path));
  if (bad !== undefined) throw new UsageError(`expected TYPE/NAME, got ${bad}`);
}

/** `pods`, `pods,services`, `pod web db`, `pod/web deploy/db`. @throws UsageError for types that the server lacks */
export async function wantedBy({ paths }: Pick<Arguments, 'paths'>, cluster: Cluster): Promise<Wanted[]> {
  const [types = '', ...names] = paths;
  if (!types.includes('/')) {
    const resources = await cluster.resources(types);
    return resources.map((resource) => ({ resource, names }));
  }
  const wanted: Wanted[] = [];
  for (const path of paths) {
    const [type = '', name = ''] = path.split('/');
    for (const resource of await cluster.resources(type)) wanted.push({ resource, names: [name] });
  }
  return wanted;
}

/** Checks that a command line names objects, or selects them, be it all of them. @throws UsageError */
export function checkNamed(args: Arguments, command: string, without = `never everything: say which`): void {
  checkResourceArguments(args, command);
  const named = args.paths.length > 1 || args.paths[0]!.includes('/');
  const selector = ['selector', 'field-selector'].find((option) => args.value(option) !== undefined);
  const others = selector !== undefined ? `--${selector}` : args.has('all') ? '--all' : undefined;
  if (named === (others !== undefined))
    throw new UsageError(
      named ? `either names or ${others}, not both` : without,
      named ? undefined : 'name them, or use --selector',
    );
}
