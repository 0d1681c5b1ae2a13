// What is used of the package, so that compiling takes no package that only some need.
declare module 'classic-level' {
  /** A change of one key. */
  type Operation =
    | { readonly type: 'put'; readonly key: string; readonly value: Uint8Array }
    | { readonly type: 'del'; readonly key: string };

  /** LevelDB in a folder. */
  class ClassicLevel {
    constructor(location: string, options: { readonly keyEncoding: 'utf8'; readonly valueEncoding: 'view' });
    open(options: { readonly createIfMissing: boolean }): Promise<void>;
    /** undefined: there is no such key. */
    get(key: string): Promise<Uint8Array | undefined>;
    batch(operations: readonly Operation[], options: { readonly sync: true }): Promise<void>;
    iterator(): AsyncIterable<[key: string, value: Uint8Array]>;
    close(): Promise<void>;
  }
}
