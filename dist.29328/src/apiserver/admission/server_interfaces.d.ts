import type { ObjectInterfaces } from '../../admission/index.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
/** What admission plug-ins of a server work with: the resources that it serves, with their versions and formats. */
export declare function serverInterfaces(resources: readonly ServedResource[]): ObjectInterfaces;
