import type { Struct } from '#engine/schema/descriptor';
/** The Pod in question, as far as the review needs it. */
export interface ImageReviewSpec {
    /** The containers of the Pod, each reduced to its image. */
    containers?: ImageReviewContainerSpec[];
    /** Annotations of the Pod whose keys match `*.image-policy.k8s.io/*`; the backend gives them their meaning. */
    annotations?: {
        [key: string]: string;
    };
    /** Namespace that the Pod would be created in, so that rules can differ by namespace. */
    namespace?: string;
}
/** A container of the Pod, as far as the review needs it. */
export interface ImageReviewContainerSpec {
    /** Image of the container, with tag or digest. */
    image?: string;
}
/** The backend's verdict. */
export interface ImageReviewStatus {
    /** Whether all images may run. `false` refuses the Pod. */
    allowed?: boolean;
    /** Why the Pod was refused, in words; the server may cut long texts. Empty when allowed. */
    reason?: string;
    /** Notes for the audit log. Give keys without prefix; the plug-in adds its own. */
    auditAnnotations?: {
        [key: string]: string;
    };
}
export declare const ImageReviewSpec: Struct<ImageReviewSpec>;
export declare const ImageReviewContainerSpec: Struct<ImageReviewContainerSpec>;
export declare const ImageReviewStatus: Struct<ImageReviewStatus>;
