import { Scale } from '#api/autoscaling/v1/zz_generated.types';
import { realClock } from '#apimachinery/util/wait/clock';
import type { CallOptions } from '../client/options.ts';
import { mergePatch } from '../client/patch.ts';
import type { ResourceClient } from '../client/resource_client.ts';
import { sleepUntil } from '../client/util/wait/sleep.ts';
import { WaitError } from './wait.ts';

/** How often to look, in milliseconds. */
const POLL = 1000;

/** What must be so for {@link scale} to change anything. Without any, the number is set whatever it was. */
export interface ScaleOptions extends CallOptions {
  /** The number of replicas that there must be now. */
  readonly currentReplicas?: number;
  /** The version that the object must have. */
  readonly resourceVersion?: string;
  readonly dryRun?: 'All'[];
  /** How long to wait for the replicas to be there, in milliseconds. 0, the default, does not wait. */
  readonly waitTimeout?: number;
}

/** An object is not as {@link ScaleOptions} demand. The message is kubectl's. */
export class ScalePreconditionError extends Error {
  readonly code = 'ERR_SCALE_PRECONDITION';

  constructor(what: string, expected: string, actual: string) {
    super(`Expected ${what} to be ${expected}, was ${actual}`);
    this.name = 'ScalePreconditionError';
  }
}

/**
 * Sets the number of replicas of anything that has a scale, as `kubectl scale` does.
 * @returns the scale as it is then
 * @throws ScalePreconditionError StatusError; WaitError when the replicas are not there in time
 */
export async function scale<T extends object>(
  resource: ResourceClient<T>,
  name: string,
  replicas: number,
  { waitTimeout = 0, ...options }: ScaleOptions = {},
): Promise<Scale> {
  const scaled = await setReplicas(resource, name, replicas, options);
  const end = realClock.now() + waitTimeout;
  for (let now = scaled; waitTimeout > 0 && options.dryRun === undefined; ) {
    // Another writer has changed the number since: then there is nothing to wait for.
    if ((now.spec?.replicas ?? 0) !== replicas || now.status?.replicas === replicas) return now;
    if (realClock.now() >= end) throw new WaitError(`timed out waiting for ${JSON.stringify(name)} to be synced`);
    await sleepUntil(realClock, Math.min(POLL, end - realClock.now()), options.signal);
    now = await resource.subresource('scale', Scale).get(name, { signal: options.signal });
  }
  return scaled;
}

async function setReplicas<T extends object>(
  resource: ResourceClient<T>,
  name: string,
  replicas: number,
  { currentReplicas, resourceVersion, dryRun, ...call }: ScaleOptions,
): Promise<Scale> {
  const scales = resource.subresource('scale', Scale);
  const options = { ...call, ...(dryRun === undefined ? {} : { dryRun }) };
  if (currentReplicas === undefined && resourceVersion === undefined)
    return scales.patch(name, mergePatch({ spec: { replicas } }), options);
  const found = await scales.get(name, call);
  const there = found.spec?.replicas ?? 0;
  if (currentReplicas !== undefined && there !== currentReplicas)
    throw new ScalePreconditionError('replicas', String(currentReplicas), String(there));
  const { resourceVersion: version = '' } = found.metadata;
  if (resourceVersion !== undefined && version !== resourceVersion)
    throw new ScalePreconditionError('resource version', resourceVersion, version);
  return scales.update(name, new Scale({ ...found, spec: { ...found.spec, replicas } }), options);
}
