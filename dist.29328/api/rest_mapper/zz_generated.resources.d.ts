import type { VersionResources } from './version_resources.ts';
/** All resources of the Kubernetes API, the preferred first: see {@link newRESTMapper} for the order. */
export declare const resources: readonly VersionResources[];
