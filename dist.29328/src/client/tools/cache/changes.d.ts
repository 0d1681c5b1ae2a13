import type { DeepReadonly } from './deep_readonly.ts';
/** What happened to an object since its last change was given out. */
export type Change<T> = {
    readonly type: 'add';
    readonly key: string;
    readonly object: DeepReadonly<T>;
} | {
    readonly type: 'delete';
    readonly key: string;
    readonly object: DeepReadonly<T>;
} | {
    readonly type: 'update';
    readonly key: string;
    readonly object: DeepReadonly<T>;
    /** As it was when its last change was given out. */
    readonly old: DeepReadonly<T>;
};
/** Which changes are given. */
export interface ChangesOptions {
    /** Ends the loop with the signal's reason. */
    readonly signal?: AbortSignal;
}
