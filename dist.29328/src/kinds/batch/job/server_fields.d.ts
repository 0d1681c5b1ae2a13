import { type WithoutServerFields } from '../../aspects/server_fields.ts';
/** Without the selector and its labels, unless the Job has chosen them itself. */
export declare const jobWithoutServerFields: WithoutServerFields;
