import { nameIsDNSSubdomain } from '#apimachinery/api/validation/names';
import { newUUID } from '#apimachinery/util/uuid/new_uuid';

/** The type of an event is neither `Normal` nor `Warning`. */
export class EventTypeError extends TypeError {
  readonly code = 'ERR_EVENT_TYPE';

  constructor(type: unknown) {
    super(`unsupported event type ${JSON.stringify(type)}, expected Normal or Warning`);
    this.name = 'EventTypeError';
  }
}

/** @throws EventTypeError for another type than `Normal` and `Warning`. Mirrors Go's `util.ValidateEventType`. */
export function validateEventType(type: string): asserts type is 'Normal' | 'Warning' {
  if (type !== 'Normal' && type !== 'Warning') throw new EventTypeError(type);
}

/**
 * The name of an event: that of its object and the time in hexadecimal nanoseconds, or a UUID where that is not a valid name.
 * Mirrors Go's `util.GenerateEventName`.
 */
export function generateEventName(name: string, time: Date): string {
  const generated = `${name}.${(BigInt(time.getTime()) * 1_000_000n).toString(16)}`;
  return nameIsDNSSubdomain(generated, false).length === 0 ? generated : newUUID();
}
