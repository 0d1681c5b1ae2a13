import * as metav1 from '../v1/zz_generated.structs.ts';
export { TableColumnDefinition } from '../v1/zz_generated.structs.ts';
export { TableRow } from '../v1/zz_generated.structs.ts';
export { TableRowCondition } from '../v1/zz_generated.structs.ts';
export type RowConditionType = metav1.RowConditionType;
export type ConditionStatus = metav1.ConditionStatus;
export type IncludeObjectPolicy = metav1.IncludeObjectPolicy;
