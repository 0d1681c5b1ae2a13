import type { Event as CoreEvent } from '#api/core/v1/zz_generated.types';
import type { Event } from '#api/events/v1/zz_generated.types';
import type { Column } from '../aspects/column.ts';
export declare const coreEventColumns: readonly Column<CoreEvent>[];
export declare const eventColumns: readonly Column<Event>[];
