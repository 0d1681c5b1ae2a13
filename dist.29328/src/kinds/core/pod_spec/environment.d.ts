import type { EnvFromSource, EnvVar, ObjectFieldSelector, ResourceFieldSelector } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** Fields of the Pod that a file of a volume can have. */
export declare const FIELDS_OF_FILES: readonly string[];
/** The environment variables of a container. */
export declare function checkEnv(faults: Faults, path: Path, variables: readonly EnvVar[]): void;
/** A field of the Pod, as the downward API names it. */
export declare function checkFieldRef(faults: Faults, path: Path, { apiVersion, fieldPath }: ObjectFieldSelector, allowed: readonly string[]): void;
/** A resource of a container; `inVolume` it must say of which. */
export declare function checkResourceFieldRef(faults: Faults, path: Path, selector: ResourceFieldSelector, inVolume: boolean): void;
/** Objects that give a container environment variables. */
export declare function checkEnvFrom(faults: Faults, path: Path, sources: readonly EnvFromSource[]): void;
