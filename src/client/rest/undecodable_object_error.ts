import { DecodeError } from '#apimachinery/runtime/decode_error';
import type { EventType } from '#apimachinery/watch/event';
import { isMap } from '#engine/json/untyped';

/**
 * An object of a list or a watch that can't be decoded, because a field holds what its Kind does not allow: it was stored
 * under a laxer schema, say. The message has its Kind, namespace, name and the path of the field.
 */
export class UndecodableObjectError extends DecodeError {
  /** Empty for an object in no namespace, or whose metadata can't be read. */
  readonly namespace: string;
  /** Empty when the metadata can't be read. */
  readonly objectName: string;
  readonly resourceVersion: string;

  /**
   * @param object what was received
   * @param cause what is wrong with it; its path begins at the object
   */
  constructor(kind: string, object: Readonly<Record<string, unknown>>, cause: DecodeError) {
    const { metadata } = object;
    const text = (field: string): string => {
      const value = isMap(metadata) ? metadata[field] : undefined;
      return typeof value === 'string' ? value : '';
    };
    const [namespace, name] = [text('namespace'), text('name')];
    super(`${kind} ${namespace === '' ? '' : `${namespace}/`}${name || '(without a name)'}: ${cause.message}`, [], {
      cause,
    });
    this.name = 'UndecodableObjectError';
    this.namespace = namespace;
    this.objectName = name;
    this.resourceVersion = text('resourceVersion');
  }

  /** `namespace/name`, or the name alone; empty when the metadata can't be read. */
  get key(): string {
    return this.namespace === '' || this.objectName === '' ? this.objectName : `${this.namespace}/${this.objectName}`;
  }
}

/** Called for each object that is left out because it can't be decoded; of a watch with the type of the event. */
export type UndecodableHandler = (error: UndecodableObjectError, eventType?: EventType) => void;
