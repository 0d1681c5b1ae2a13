/** Work in steps: whoever runs it may do something else in between. */
export type Steps<T> = Generator<void, T, void>;
/** Does all steps at once. */
export declare function finish<T>(steps: Steps<T>): T;
