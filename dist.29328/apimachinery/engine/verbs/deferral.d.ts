/** A recursive test of pairs of objects that puts off those nested too deeply. */
export declare class Deferral {
    protected depth: number;
    private readonly later;
    private seen;
    /** Runs what was put off, until a step gives false. */
    rest(): boolean;
    /** Cyclic objects come here again and again: a pair that was put off before counts as true. */
    protected putOff(a: object, b: object, step: () => boolean): true;
}
