import { Scale } from '#api/autoscaling/v1/zz_generated.types';
import { mergePatch } from '../client/patch.js';
/** An object is not as {@link ScaleOptions} demand. The message is kubectl's. */
export class ScalePreconditionError extends Error {
    code = 'ERR_SCALE_PRECONDITION';
    constructor(what, expected, actual) {
        super(`Expected ${what} to be ${expected}, was ${actual}`);
        this.name = 'ScalePreconditionError';
    }
}
/**
 * Sets the number of replicas of anything that has a scale, as `kubectl scale` does.
 * @returns the scale as it is then
 * @throws ScalePreconditionError StatusError
 */
export async function scale(resource, name, replicas, { currentReplicas, resourceVersion, dryRun, ...call } = {}) {
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
