/** The version of the review to send. Mirrors Go's `createConversionReviewObjects`. @throws Error when none is known */
export declare function reviewVersion(accepted: readonly string[]): 'v1' | 'v1beta1';
/**
 * What a webhook made of the objects. Mirrors Go's `getConvertedObjectsFromResponse`.
 * @throws Error for what is no answer, or one without success
 */
export declare function convertedObjects(version: 'v1' | 'v1beta1', uid: string, review: unknown): readonly unknown[];
