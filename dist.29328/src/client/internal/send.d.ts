import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Patch } from '../patch.ts';
import type { Call } from '../rest/rest_client.ts';
import type { Endpoint } from './endpoint.ts';
import { type Writable } from './written_object.ts';
/** Sends an object, and reads what comes back. */
export declare function sendObject<T extends object, R extends object>(endpoint: Endpoint, call: Call, type: KindClass<T>, object: Writable<T>, answer: KindClass<R>): Promise<R>;
/** Sends a patch, and reads what comes back. */
export declare function sendPatch<R extends object>(endpoint: Endpoint, call: Call, { type, data }: Patch, answer: KindClass<R>): Promise<R>;
/** The body of a deletion: as Protobuf where the objects are, else as JSON. */
export declare function encodeOptions({ content }: Endpoint, options: DeleteOptions, contentType: string): Required<Pick<Call, 'body' | 'contentType'>>;
