import type { ServiceCIDR } from '#api/networking/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare function checkServiceCIDR(faults: Faults, { metadata, spec }: ServiceCIDR): void;
/** A network of the other family may be added. Mirrors `ValidateServiceCIDRUpdate` of kube-apiserver. */
export declare function checkServiceCIDRUpdate(faults: Faults, { spec }: ServiceCIDR, { spec: old }: ServiceCIDR): void;
export declare const serviceCIDRUpdateValidation: UpdateValidation<ServiceCIDR>;
export declare const serviceCIDRColumns: readonly Column<ServiceCIDR>[];
export declare const serviceCIDRStrategy: KindStrategy<ServiceCIDR>;
