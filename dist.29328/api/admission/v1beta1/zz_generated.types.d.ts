import { AdmissionRequest, AdmissionResponse } from './zz_generated.structs.ts';
import type { KindBase } from '#apimachinery/runtime/kind_base';
import type { TypedKindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "admission.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface AdmissionReview {
    apiVersion: 'admission.k8s.io/v1beta1';
    kind: 'AdmissionReview';
    /** The question. Set by the API server. */
    request?: AdmissionRequest;
    /** The answer. Set by the webhook. */
    response?: AdmissionResponse;
}
/**
 * Message between the API server and admission webhooks, both ways. Answer in the version that was sent.
 *
 * AdmissionReview of admission.k8s.io/v1beta1.
 * Introduced in 1.9, deprecated in 1.19, removed in 1.22.
 *
 * @deprecated Use AdmissionReview of admission.k8s.io/v1.
 */
export declare const AdmissionReview: TypedKindClass<AdmissionReview, AdmissionReview & KindBase, {
    group: 'admission.k8s.io';
    version: 'v1beta1';
    apiVersion: 'admission.k8s.io/v1beta1';
    kind: 'AdmissionReview';
}>;
