import type { DaemonSet } from '#api/apps/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { UpdateValidation } from '../../aspects/validation.ts';
export declare function checkDaemonSet(faults: Faults, { metadata, spec }: DaemonSet): void;
/** Mirrors `ValidateDaemonSetStatusUpdate` of kube-apiserver. */
export declare function checkDaemonSetStatusUpdate(faults: Faults, { status }: DaemonSet, old: DaemonSet): void;
export declare const daemonSetUpdateValidation: UpdateValidation<DaemonSet>;
