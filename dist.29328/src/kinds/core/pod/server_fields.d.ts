import { type WithoutServerFields } from '../../aspects/server_fields.ts';
/** Without the token volume, the node, and what admission adds to every Pod. */
export declare const podWithoutServerFields: WithoutServerFields;
