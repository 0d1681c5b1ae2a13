import type { WithoutServerFields } from './aspects/server_fields.ts';
import { jobWithoutServerFields } from './batch/job/server_fields.ts';
import { namespaceWithoutServerFields } from './core/namespace.ts';
import { boundWithoutServerFields } from './core/persistent_volume/server_fields.ts';
import { podWithoutServerFields } from './core/pod/server_fields.ts';
import { serviceWithoutServerFields } from './core/service/server_fields.ts';
import { serviceAccountWithoutServerFields } from './core/service_account.ts';

/** What is left of an object of each Kind without what a server sets, by `apiVersion` and `kind`. */
const SERVER_FIELDS: Readonly<Record<string, Readonly<Record<string, WithoutServerFields>>>> = {
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
export function serverFieldsOf(apiVersion: string, kind: string): WithoutServerFields | undefined {
  return SERVER_FIELDS[apiVersion]?.[kind];
}
