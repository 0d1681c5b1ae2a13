import { type KindClass } from '../kind_class.ts';
import { type KnownKinds } from './json/decode.ts';
/** What was read, with the `apiVersion` and `kind` that it named itself; empty when it did not. */
export type TypedAnswer<T> = Omit<T, 'apiVersion' | 'kind'> & {
    readonly apiVersion: string;
    readonly kind: string;
};
/**
 * Makes a JSON value an object of the expected type, as Go's `rest.Result.Into` does.
 * @param known the Kinds that may come
 * @throws Error with Go's text, for what is none of the type
 */
export declare function decodeAnswer<T extends object>(known: KnownKinds, type: KindClass<T>, value: unknown): TypedAnswer<T>;
