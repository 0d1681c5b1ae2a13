import type { Deployment } from '#api/apps/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { UpdateValidation } from '../../aspects/validation.ts';
export declare function checkDeployment(faults: Faults, { metadata, spec }: Deployment): void;
/** Mirrors `ValidateDeploymentStatusUpdate` of kube-apiserver. */
export declare function checkDeploymentStatusUpdate(faults: Faults, { status }: Deployment, old: Deployment): void;
export declare const deploymentUpdateValidation: UpdateValidation<Deployment>;
