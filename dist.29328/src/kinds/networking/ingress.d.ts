import type { TypedLocalObjectReference } from '#api/core/v1/zz_generated.structs';
import type { IngressClassParametersReference } from '#api/networking/v1/zz_generated.structs';
import type { Ingress } from '#api/networking/v1/zz_generated.types';
import { type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare function checkIngress(faults: Faults, { metadata, spec }: Ingress): void;
export declare function checkReference(faults: Faults, path: Path, { apiGroup, kind, name }: TypedLocalObjectReference | IngressClassParametersReference): void;
/** Mirrors `ValidateIngressStatusUpdate` of kube-apiserver. */
export declare function checkIngressStatusUpdate(faults: Faults, { status }: Ingress, old: Ingress): void;
export declare const ingressUpdateValidation: UpdateValidation<Ingress>;
export declare const ingressColumns: readonly Column<Ingress>[];
export declare const ingressStrategy: KindStrategy<Ingress>;
