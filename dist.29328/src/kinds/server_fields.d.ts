import type { WithoutServerFields } from './aspects/server_fields.ts';
/** How to leave out what a server sets on objects of a Kind; undefined where there is nothing but metadata and status. */
export declare function serverFieldsOf(apiVersion: string, kind: string): WithoutServerFields | undefined;
