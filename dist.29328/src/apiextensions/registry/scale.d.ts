import type { CustomResourceSubresourceScale } from '#api/apiextensions/v1/zz_generated.types';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { type Spellings } from '#engine/json/notes';
/** What is wrong with the replicas that are asked for. Mirrors `ValidateScaleSpec`. */
export declare function validateScaleSpec(scale: CustomResourceSubresourceScale, object: object, spellings: Spellings | undefined): ErrorList;
/** What is wrong with the replicas there are, and with their selector. Mirrors `ValidateScaleStatus`. */
export declare function validateScaleStatus({ statusReplicasPath, labelSelectorPath }: CustomResourceSubresourceScale, object: object, spellings: Spellings | undefined): ErrorList;
