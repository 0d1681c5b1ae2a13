import { Event } from '#api/core/v1/zz_generated.types';
import { Event as NewEvent } from '#api/events/v1/zz_generated.types';
import type { OtherVersion } from '../aspects/other_version.ts';
/** An Event of events.k8s.io is one of the core group, under newer names. */
export declare const eventVersion: OtherVersion<NewEvent, Event>;
