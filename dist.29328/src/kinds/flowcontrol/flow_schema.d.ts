import type { FlowSchema } from '#api/flowcontrol/v1/zz_generated.types';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
export declare const flowSchemaColumns: readonly Column<FlowSchema>[];
/** In the order in which they are tried, then by name. */
export declare function byPrecedence(a: FlowSchema, b: FlowSchema): number;
export declare const flowSchemaStrategy: KindStrategy<FlowSchema>;
export declare const flowSchemaDefaults: StructDefaults;
