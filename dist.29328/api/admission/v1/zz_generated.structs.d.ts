import type { Struct } from '#engine/schema/descriptor';
import type { Base64 } from '#engine/schema/wire';
import type { RawExtension } from '#apimachinery/runtime/extension';
import type { Plain } from '#apimachinery/runtime/init';
import * as authenticationv1 from '../../authentication/v1/zz_generated.structs.ts';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
import * as metav1Kinds from '#apimachinery/apis/meta/v1/zz_generated.types';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PatchType = 'JSONPatch';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type Operation = 'CREATE' | 'UPDATE' | 'DELETE' | 'CONNECT';
/** What an admission webhook is asked to judge: an operation, its object and who asked for it. */
export interface AdmissionRequest {
    /**
     * Identifies this call of the webhook; copy it into the response. Another call for the same user request has another
     * UID.
     */
    uid?: string;
    /** Kind of `object`, in the version that the webhook registered for. */
    kind?: metav1.GroupVersionKind;
    /** Resource of the request, in the version that the webhook registered for. */
    resource?: metav1.GroupVersionResource;
    /** Subresource of the request, such as `status` or `scale`. Empty for the resource itself. */
    subResource?: string;
    /** Kind as the client sent it. Differs from `kind` when `matchPolicy: Equivalent` had the object converted. */
    requestKind?: metav1.GroupVersionKind;
    /** Resource as the client named it. Differs from `resource` after such a conversion. */
    requestResource?: metav1.GroupVersionResource;
    /** Subresource as the client named it. Differs from `subResource` after such a conversion. */
    requestSubResource?: string;
    /** Name of the object. Empty on creation when the server is to generate it. */
    name?: string;
    /** Namespace of the object. Empty for cluster-scoped objects; for Namespaces themselves, the namespace's own name. */
    namespace?: string;
    /**
     * `CREATE`, `UPDATE`, `DELETE` or `CONNECT`. A patch arrives as `UPDATE`, or as `CREATE` if it creates the object.
     *
     * One of `CREATE`, `UPDATE`, `DELETE`, `CONNECT`.
     */
    operation?: Operation;
    /** Who made the request: name, UID and groups, as the authenticator saw them. */
    userInfo?: authenticationv1.UserInfo;
    /** The object as it would be stored. Null on `DELETE`. */
    object?: RawExtension;
    /** The object as it is stored now. Only on `UPDATE` and `DELETE`. */
    oldObject?: RawExtension;
    /** `true` when nothing will be stored, so the webhook must cause no side effects. Default `false`. */
    dryRun?: boolean;
    /** Options of the operation, such as `CreateOptions` of `meta.k8s.io/v1`, even if the client sent a patch. */
    options?: RawExtension;
}
/** A webhook's verdict on a request. */
export interface AdmissionResponse {
    /** Copy of `request.uid`. The server refuses an answer with any other. */
    uid?: string;
    /** Whether the request may go ahead. One webhook that says `false` is enough to refuse it. */
    allowed?: boolean;
    /** Why the request was denied: message and HTTP code for the client. Ignored when `allowed` is true. */
    status?: Plain<metav1Kinds.Status>;
    /** JSON Patch (RFC 6902) with the changes of a mutating webhook, in base64 in JSON. Needs `patchType`. */
    patch?: Base64;
    /**
     * Must be `JSONPatch` when `patch` is set; nothing else is supported.
     *
     * One of `JSONPatch`.
     */
    patchType?: PatchType;
    /** Notes for the audit log. The server puts the webhook's name in front of the keys. */
    auditAnnotations?: {
        [key: string]: string;
    };
    /**
     * Warnings for the client, allowed or not. Better below 120 characters; the server may cut those over 256, or very
     * many.
     */
    warnings?: string[];
}
export declare const AdmissionRequest: Struct<AdmissionRequest>;
export declare const AdmissionResponse: Struct<AdmissionResponse>;
