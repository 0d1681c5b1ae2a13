import type { PriorityLevelConfiguration } from '#api/flowcontrol/v1/zz_generated.types';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
export declare const priorityLevelConfigurationColumns: readonly Column<PriorityLevelConfiguration>[];
export declare const priorityLevelConfigurationStrategy: KindStrategy<PriorityLevelConfiguration>;
export declare const priorityLevelConfigurationDefaults: StructDefaults;
