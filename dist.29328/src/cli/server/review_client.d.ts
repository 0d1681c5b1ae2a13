import * as v1 from '#api/authorization/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { OptionFile } from './option_file.ts';
/** How a webhook is asked. */
export interface ReviewClientOptions {
    /** Milliseconds that it has to answer; 30 seconds unless given. */
    readonly timeout?: number;
}
/** Sends reviews to a webhook, whose URL and credentials a kubeconfig says, as kube-apiserver does. */
export declare class ReviewClient {
    #private;
    /** @throws UsageError when the kubeconfig can't be used */
    constructor(kubeconfig: OptionFile, { timeout }?: ReviewClientOptions);
    /** @throws when there is no answer, or it is of another kind */
    review<T extends object>(kind: KindClass<T>, review: T): Promise<T>;
    /**
     * Asks who may do what.
     * @param version of the review that is sent: `v1`, or `v1beta1`, whose groups have another name
     */
    reviewAccess(review: v1.SubjectAccessReview, version?: string): Promise<v1.SubjectAccessReview>;
    close(): Promise<void>;
}
