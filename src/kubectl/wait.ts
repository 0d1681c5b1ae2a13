import { isNotFound } from '#apimachinery/api/errors/predicates';
import { isMap } from '#engine/json/untyped';
import type { ResourceClient } from '../client/resource_client.ts';
import { until } from '../client/tools/watch/until.ts';
import { findResults } from '../client/util/jsonpath/find_results.ts';
import { parsePath } from '../client/util/jsonpath/parse_path.ts';
import type { Path } from '../client/util/jsonpath/path.ts';

/** What {@link waitFor} waits for: `--for` of `kubectl wait`, read by {@link parseWaitCondition}. */
export type WaitCondition =
  | { readonly type: 'create' }
  | { readonly type: 'delete' }
  /** A condition of the status; both texts are compared without case. */
  | { readonly type: 'condition'; readonly name: string; readonly status: string }
  /** A value that a path leads to. Without a `value`, any will do. */
  | { readonly type: 'jsonpath'; readonly path: Path; readonly value?: string };

/** A condition can't be read, is not met at once, or can't be met. The messages are kubectl's. */
export class WaitError extends Error {
  readonly code = 'ERR_WAIT';

  constructor(message: string) {
    super(message);
    this.name = 'WaitError';
  }
}

/**
 * Reads what `kubectl wait` takes as `--for`: `create`, `delete`, `condition=NAME[=STATUS]`, `jsonpath={.PATH}[=VALUE]`.
 * @throws WaitError JSONPathError
 */
export function parseWaitCondition(text: string): WaitCondition {
  const lower = text.toLowerCase();
  if (lower === 'create') return { type: 'create' };
  if (lower === 'delete') return { type: 'delete' };
  const [, type, rest = ''] = /^(condition|jsonpath)=(.*)$/s.exec(text) ?? [];
  if (type === 'condition') {
    const at = rest.indexOf('=');
    if (at < 0) return { type, name: rest, status: 'true' };
    return { type, name: rest.slice(0, at), status: rest.slice(at + 1) };
  }
  if (type === 'jsonpath') return parseJSONPath(rest);
  throw new WaitError(`unrecognized condition: ${JSON.stringify(text)}`);
}

function parseJSONPath(text: string): WaitCondition {
  // A single = ends the path; == is part of it.
  const [expression = '', value, ...more] = text
    .replaceAll('==', '\0')
    .split('=')
    .map((part) => part.replaceAll('\0', '=='));
  if (more.length > 0)
    throw new WaitError(
      "jsonpath wait format must be --for=jsonpath='{.status.readyReplicas}'=3 or --for=jsonpath='{.status.readyReplicas}'",
    );
  if (expression === '') throw new WaitError('jsonpath expression cannot be empty');
  const [, inBraces, bare] = /^\{\.?([^{}]+)\}$|^\.?([^{}]+)$/s.exec(expression) ?? [];
  const path = inBraces ?? bare;
  if (path === undefined)
    throw new WaitError(
      `unexpected path string, expected a 'name1.name2' or '.name1.name2' or '{name1.name2}' or '{.name1.name2}'`,
    );
  const parsed = parsePath(`.${path}`);
  if (value === undefined) return { type: 'jsonpath', path: parsed };
  const wanted = value.replace(/^['"]+|['"]+$/g, '');
  if (wanted === '')
    throw new WaitError(
      "jsonpath wait has to have a value after equal sign, like --for=jsonpath='{.status.readyReplicas}'=3",
    );
  return { type: 'jsonpath', path: parsed, value: wanted };
}

/** How {@link waitFor} waits. */
export interface WaitForOptions {
  readonly signal?: AbortSignal | undefined;
  /** How long to wait at most for each condition, in milliseconds. 0 looks once. Default 30,000. */
  readonly timeout?: number;
}

/**
 * Waits until an object meets conditions, one after the other and `create` first, as `kubectl wait` does.
 *
 * ```ts
 * await waitFor(pods, 'web', [parseWaitCondition('condition=Ready')], { timeout: 60_000 });
 * ```
 * @returns the object as it met the last condition; undefined when it is gone
 * @throws WaitError when a condition can't be met, or isn't with a timeout of 0
 * @throws StatusError when there is no such object, unless its creation or deletion is waited for
 * @throws WaitInterruptedError with the reason `timeout`
 */
export async function waitFor<T extends object>(
  resource: ResourceClient<T>,
  name: string,
  conditions: readonly WaitCondition[],
  { signal, timeout = 30_000 }: WaitForOptions = {},
): Promise<T | undefined> {
  let met: T | undefined;
  const inOrder = [...conditions].sort((a, b) => Number(b.type === 'create') - Number(a.type === 'create'));
  for (const condition of inOrder) {
    const isMet = async (object: T | undefined): Promise<boolean> => {
      met = object;
      if (condition.type === 'create') return object !== undefined;
      if (condition.type === 'delete') return object === undefined;
      // What is gone meets no condition any more: the server says so.
      met ??= await resource.get(name, { signal });
      return meets(met, condition);
    };
    if (timeout > 0) await until(resource, name, isMet, { signal, timeout });
    else if (!(await isMet(await found(resource, name, signal)))) throw new WaitError(`condition not met for ${name}`);
  }
  return met;
}

async function found<T extends object>(
  resource: ResourceClient<T>,
  name: string,
  signal: AbortSignal | undefined,
): Promise<T | undefined> {
  try {
    return await resource.get(name, { signal });
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return undefined;
  }
}

/** Whether an object meets a condition now. @throws WaitError when it can't JSONPathError */
function meets(object: object, condition: Extract<WaitCondition, { type: 'condition' | 'jsonpath' }>): boolean {
  return condition.type === 'condition' ? hasCondition(object, condition) : leadsTo(object, condition);
}

interface WithConditions {
  readonly metadata?: { readonly generation?: unknown };
  readonly status?: { readonly observedGeneration?: unknown; readonly conditions?: unknown };
}

function hasCondition({ metadata, status }: WithConditions, wanted: { name: string; status: string }): boolean {
  const conditions = isMap(status) && Array.isArray(status.conditions) ? status.conditions.filter(isMap) : [];
  const own = conditions.find(
    ({ type, status: is }) =>
      typeof type === 'string' && typeof is === 'string' && type.toLowerCase() === wanted.name.toLowerCase(),
  );
  if (own === undefined) return false;
  // A condition of a former version of the spec says nothing of this one.
  const observed = own['observedGeneration'] ?? status?.observedGeneration;
  if (typeof observed === 'number' && typeof metadata?.generation === 'number' && observed < metadata.generation)
    return false;
  return String(own['status']).toLowerCase() === wanted.status.toLowerCase();
}

function leadsTo(object: object, { path, value }: { readonly path: Path; readonly value?: string }): boolean {
  const [first, ...more] = findResults(path, object);
  if (first === undefined) return false;
  if (more.length > 0) throw new WaitError('given jsonpath expression matches more than one value');
  if (value === undefined) return true;
  if (typeof first === 'object' && first !== null)
    throw new WaitError('jsonpath leads to a nested object or list which is not supported');
  return (first === null ? '<nil>' : String(first)).trim() === value.trim();
}
