import { jobWithoutServerFields } from './batch/job/server_fields.js';
import { namespaceWithoutServerFields } from './core/namespace.js';
import { boundWithoutServerFields } from './core/persistent_volume/server_fields.js';
import { podWithoutServerFields } from './core/pod/server_fields.js';
import { serviceWithoutServerFields } from './core/service/server_fields.js';
import { serviceAccountWithoutServerFields } from './core/service_account.js';
/** What is left of an object of each Kind without what a server sets, by `apiVersion` and `kind`. */
const SERVER_FIELDS = {
    v1: {
        Namespace: namespaceWithoutServerFields,
        PersistentVolume: boundWithoutServerFields,
        PersistentVolumeClaim: boundWithoutServerFields,
        Pod: podWithoutServerFields,
        Service: serviceWithoutServerFields,
        ServiceAccount: serviceAccountWithoutServerFields,
    },
    'batch/v1': { Job: jobWithoutServerFields },
};
/** How to leave out what a server sets on objects of a Kind; undefined where there is nothing but metadata and status. */
export function serverFieldsOf(apiVersion, kind) {
    return SERVER_FIELDS[apiVersion]?.[kind];
}
