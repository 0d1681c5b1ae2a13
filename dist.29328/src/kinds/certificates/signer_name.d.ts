import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** The name of a signer: `example.com/signer-name`. Mirrors Go's `apivalidation.ValidateSignerName`. */
export declare function checkSignerName(faults: Faults, path: Path, name: string): void;
/** Whether a signer is one of Kubernetes' own. */
export declare function isKubernetesSigner(name: string): boolean;
