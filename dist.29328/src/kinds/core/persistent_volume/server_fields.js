import { annotation, without, withSpec } from '../../aspects/server_fields.js';
const BOUND_BY_CONTROLLER = 'pv.kubernetes.io/bound-by-controller';
/** Without the claim that a controller has bound the volume to, or the volume of a claim. */
export const boundWithoutServerFields = (object) => annotation(object, BOUND_BY_CONTROLLER) === undefined
    ? object
    : withSpec(object, (spec) => without(spec, ({ key }) => key === (object['kind'] === 'PersistentVolume' ? 'claimRef' : 'volumeName')));
