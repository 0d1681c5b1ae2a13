import type { CSINode } from '#api/storage/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare function checkCSINode(faults: Faults, { metadata, spec }: CSINode): void;
/** A driver that a node has stays as it is, but for how many volumes it takes. Mirrors `ValidateCSINodeUpdate`. */
export declare function checkCSINodeUpdate(faults: Faults, { spec }: CSINode, { spec: old }: CSINode): void;
export declare const csiNodeUpdateValidation: UpdateValidation<CSINode>;
export declare const csiNodeColumns: readonly Column<CSINode>[];
/** Mirrors `csiNodeStrategy` of kube-apiserver. */
export declare const csiNodeStrategy: KindStrategy<CSINode>;
