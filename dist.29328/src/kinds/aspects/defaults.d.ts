/** Fills in what a struct, list or map lacks. Of a struct it sees all, before the defaults of those within it. */
export interface Defaulter {
    fill(value: object): void;
}
/** Defaulters by the package below k8s.io/api and the name of the struct in Go: `core/v1.Probe`. */
export type StructDefaults = Readonly<Record<string, Defaulter['fill']>>;
