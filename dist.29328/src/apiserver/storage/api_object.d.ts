export type { APIObject } from '../../kinds/aspects/api_object.ts';
