import type { DeviceTaintRule } from '#api/resource/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
/** Mirrors `ValidateDeviceTaintRule` of kube-apiserver. */
export declare function checkDeviceTaintRule(faults: Faults, { metadata, spec }: DeviceTaintRule): void;
export declare const deviceTaintRuleUpdateValidation: UpdateValidation<DeviceTaintRule>;
export declare const deviceTaintRuleColumns: readonly Column<DeviceTaintRule>[];
export declare const deviceTaintRuleStrategy: KindStrategy<DeviceTaintRule>;
