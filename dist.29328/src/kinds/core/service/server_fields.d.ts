import { type WithoutServerFields } from '../../aspects/server_fields.ts';
/** The addresses are those that were assigned; `None` is chosen. */
export declare const serviceWithoutServerFields: WithoutServerFields;
