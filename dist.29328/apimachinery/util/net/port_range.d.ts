/** A range of ports. Immutable. Created by {@link parsePortRange}. Mirrors Go's `net.PortRange`. */
export declare class PortRange {
    /** The first port. */
    readonly base: number;
    /** The number of ports; 0 for no range. */
    readonly size: number;
    constructor(init: {
        readonly base: number;
        readonly size: number;
    });
    contains(port: number): boolean;
    /** `8000-8010`; `80-80` for a single port; empty for no range. */
    toString(): string;
}
/**
 * Parses a port (`80`), a range by its ends (`8000-8010`) or by a number of further ports (`8000+10`). Surrounding
 * white space is ignored; an empty string yields no range. Mirrors Go's `net.ParsePortRange`.
 * @throws {NetworkValueError} with Go's message
 */
export declare function parsePortRange(value: string): PortRange;
