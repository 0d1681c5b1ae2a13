import type { ResourceSlice } from '#api/resource/v1/zz_generated.types';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare const resourceSliceUpdateValidation: UpdateValidation<ResourceSlice>;
export declare const resourceSliceColumns: readonly Column<ResourceSlice>[];
export declare const resourceSliceStrategy: KindStrategy<ResourceSlice>;
export declare const resourceSliceDefaults: StructDefaults;
