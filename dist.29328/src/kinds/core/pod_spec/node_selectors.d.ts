import type { NodeSelector, NodeSelectorTerm } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** Conditions that a node must fulfil, one term of several. */
export declare function checkNodeSelector(faults: Faults, path: Path, { nodeSelectorTerms: terms }: NodeSelector): void;
/** @param strict whether values must be those of labels: a preference may have others */
export declare function checkNodeSelectorTerm(faults: Faults, path: Path, { matchExpressions, matchFields }: NodeSelectorTerm, strict: boolean): void;
