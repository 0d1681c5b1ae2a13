import type { ComponentStatus } from '#api/core/v1/zz_generated.types';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
export declare const componentStatusColumns: readonly Column<ComponentStatus>[];
/** Differs from Go: it asks the components; nothing is known of them here. */
export declare const componentStatusStrategy: KindStrategy<ComponentStatus>;
