import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** The longest name of an attribute or a capacity: `<domain>/<id>`. */
export declare const MAX_QUALIFIED_NAME: number;
/** The name of a pool of devices: DNS subdomains between slashes. Mirrors `validatePoolName` of kube-apiserver. */
export declare function checkPoolName(faults: Faults, path: Path, name: string): void;
/** `+k8s:format=k8s-resource-pool-name` */
export declare function checkDeclaredPoolName(declared: Faults, path: Path, name: string): void;
/** `+k8s:format=k8s-long-name-caseless` and `+k8s:maxLength=63` */
export declare function checkDeclaredDriver(declared: Faults, path: Path, name: string): void;
/** The name of an attribute or a capacity. Mirrors `validateQualifiedName` of kube-apiserver. */
export declare function checkQualifiedID(faults: Faults, path: Path, name: string): void;
/** `+k8s:format=k8s-resource-fully-qualified-name` */
export declare function checkFullyQualifiedName(declared: Faults, path: Path, name: string): void;
/** `+k8s:format=k8s-extended-resource-name` */
export declare function checkExtendedResourceName(declared: Faults, path: Path, name: string): void;
/** A name that must be there: `+k8s:required` and `+k8s:format=k8s-long-name`. */
export declare function checkRequiredLongName(declared: Faults, path: Path, name: string): void;
