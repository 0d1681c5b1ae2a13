import { DecodeError } from '#apimachinery/runtime/decode_error';
import type { EventType } from '#apimachinery/watch/event';
/**
 * An object of a list or a watch that can't be decoded, because a field holds what its Kind does not allow: it was stored
 * under a laxer schema, say. The message has its Kind, namespace, name and the path of the field.
 */
export declare class UndecodableObjectError extends DecodeError {
    /** Empty for an object in no namespace, or whose metadata can't be read. */
    readonly namespace: string;
    /** Empty when the metadata can't be read. */
    readonly objectName: string;
    readonly resourceVersion: string;
    /**
     * @param object what was received
     * @param cause what is wrong with it; its path begins at the object
     */
    constructor(kind: string, object: Readonly<Record<string, unknown>>, cause: DecodeError);
    /** `namespace/name`, or the name alone; empty when the metadata can't be read. */
    get key(): string;
}
/** Called for each object that is left out because it can't be decoded; of a watch with the type of the event. */
export type UndecodableHandler = (error: UndecodableObjectError, eventType?: EventType) => void;
