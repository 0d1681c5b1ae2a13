import type { Node } from '#api/core/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare function checkNode(faults: Faults, { metadata, spec, status }: Node): void;
/** What an update of a Node may not change, once it is set. Mirrors `ValidateNodeUpdate` of kube-apiserver. */
export declare function checkNodeUpdate(faults: Faults, { spec, status }: Node, { spec: old }: Node): void;
/** The same rules hold when a kubelet writes the status. */
export declare function checkNodeStatusUpdate(faults: Faults, node: Node, old: Node): void;
export declare const nodeUpdateValidation: UpdateValidation<Node>;
export declare const nodeColumns: readonly Column<Node>[];
/** The network is the first of the networks. */
export declare function convertNode({ spec }: Node): void;
export declare const nodeStrategy: KindStrategy<Node>;
export declare const nodeDefaults: StructDefaults;
