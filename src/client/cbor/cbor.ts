import { withCBOR } from '#apimachinery/runtime/serializer/cbor/with_cbor';
import { CBOREvents } from '#apimachinery/watch/cbor_events';
import type { CBORFormat } from '../rest/content.ts';

/**
 * CBOR for a client: `new Client({ transport, cbor })`. Objects without a codec (custom resources, objects without a class)
 * are then read as CBOR where the server has it, and written so until a server refuses that; lists of what is not a built-in
 * Kind are smaller and faster so. Kubernetes 1.32 and later have it behind the feature gate `CBORServingAndStorage`.
 */
export const cbor: CBORFormat = { serializer: withCBOR, events: CBOREvents };
