import type { ClusterTrustBundle } from '#api/certificates/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
/** Mirrors `ValidateClusterTrustBundle` of kube-apiserver. */
export declare function checkClusterTrustBundle(faults: Faults, { metadata, spec }: ClusterTrustBundle): void;
export declare const clusterTrustBundleUpdateValidation: UpdateValidation<ClusterTrustBundle>;
export declare const clusterTrustBundleColumns: readonly Column<ClusterTrustBundle>[];
export declare const clusterTrustBundleStrategy: KindStrategy<ClusterTrustBundle>;
