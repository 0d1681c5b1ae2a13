import { customResourceDefinitionReadiness } from './apiextensions/custom_resource_definition.js';
import { apiServiceReadiness } from './apiregistration/api_service.js';
import { daemonSetReadiness } from './apps/daemon_set/readiness.js';
import { deploymentReadiness } from './apps/deployment/readiness.js';
import { statefulSetReadiness } from './apps/stateful_set/readiness.js';
import { jobReadiness } from './batch/job/readiness.js';
import { persistentVolumeClaimReadiness } from './core/persistent_volume_claim/readiness.js';
import { podReadiness } from './core/pod/readiness.js';
/** When objects of each Kind are ready, by group and `kind`: all versions say the same. */
const READINESS = {
    '': { PersistentVolumeClaim: persistentVolumeClaimReadiness, Pod: podReadiness },
    'apiextensions.k8s.io': { CustomResourceDefinition: customResourceDefinitionReadiness },
    'apiregistration.k8s.io': { APIService: apiServiceReadiness },
    apps: { DaemonSet: daemonSetReadiness, Deployment: deploymentReadiness, StatefulSet: statefulSetReadiness },
    batch: { Job: jobReadiness },
};
/** When objects of a Kind are ready; undefined where their conditions say so, or nothing does. */
export function readinessOf(group, kind) {
    const kinds = Object.hasOwn(READINESS, group) ? READINESS[group] : undefined;
    return kinds !== undefined && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
}
