import { type WithoutServerFields } from '../../aspects/server_fields.ts';
/** Without the claim that a controller has bound the volume to, or the volume of a claim. */
export declare const boundWithoutServerFields: WithoutServerFields;
