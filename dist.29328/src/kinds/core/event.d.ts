import type { Event } from '#api/core/v1/zz_generated.types';
import type { Event as NewEvent } from '#api/events/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
/** An Event of the core group; the time when it happened is all that newer rules ask for. */
export declare function checkEvent(faults: Faults, event: Event): void;
export declare function checkNewEvent(faults: Faults, event: NewEvent): void;
/** Of an Event only the series goes on. Mirrors `ValidateEventUpdate` of kube-apiserver. */
export declare function checkEventUpdate(faults: Faults, event: NewEvent, old: NewEvent): void;
/** Of the group events.k8s.io. */
export declare const eventUpdateValidation: UpdateValidation<NewEvent>;
export declare const coreEventStrategy: KindStrategy<Event>;
