import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { Path } from '#apimachinery/util/validation/field/path';
/** The most that one rule may cost by estimate. Mirrors `StaticEstimatedCostLimit`. */
export declare const RULE_COST_LIMIT = 10000000n;
/** The most that all rules of a schema may cost by estimate. Mirrors `StaticEstimatedCRDCostLimit`. */
export declare const SCHEMA_COST_LIMIT = 100000000n;
/** What the rules of a schema may cost together. */
export declare class TotalCost {
    #private;
    total: bigint;
    observe(path: Path, cost: bigint): void;
    /** The places of the four rules that cost most. */
    get mostExpensive(): readonly Path[];
}
/** A product that ends at the largest uint64. */
export declare function multiplied(a: bigint, b: bigint): bigint;
/** How many values below a schema there can be for one of it; undefined without a limit. */
export declare function elementsBelow(schema: JSONSchemaProps): bigint | undefined;
/** What is said of a cost above its limit. */
export declare function costMessage(what: string, cost: bigint, limit: bigint): string;
