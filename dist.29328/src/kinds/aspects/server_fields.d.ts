export type Data = Readonly<Record<string, unknown>>;
export declare function without(data: Data, isDropped: (entry: {
    readonly key: string;
    readonly value: unknown;
}) => boolean): Data;
export declare function list(value: unknown): readonly Data[];
export declare function isJust(value: unknown, item: string): boolean;
export declare function isEmpty(data: Data): boolean;
export declare function annotation(object: Data, key: string): unknown;
export declare function nameOf(object: Data): string;
/** Gives an object of a Kind without what a server and its controllers set, besides the metadata of all Kinds and the status. */
export type WithoutServerFields = (object: Data) => Data;
/** An object with another spec; itself where there is none. */
export declare function withSpec(object: Data, change: (spec: Data) => Data): Data;
