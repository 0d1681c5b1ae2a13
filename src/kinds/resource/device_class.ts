import type { DeviceClass } from '#api/resource/v1/zz_generated.types';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';

export const deviceClassColumns: readonly Column[] = [nameColumn, ageColumn];

export const deviceClassStrategy: KindStrategy<DeviceClass> = { generation: true, returnDeletedObject: true };
