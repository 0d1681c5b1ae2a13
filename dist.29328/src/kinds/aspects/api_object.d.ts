import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
/** An object as an API server keeps it: plain data or an instance of a Kind class, with metadata. */
export interface APIObject {
    apiVersion?: string;
    kind?: string;
    metadata: ObjectMeta;
}
