import { GrowingList } from '../values/list.js';
import { GrowingMap } from '../values/map.js';
import { goTypeOf } from '../values/type_of.js';
import { CelError, ListValue, MapValue } from '../values/value.js';
/**
 * Runs a loop. The accumulator is computed when it is first asked for ({@link accumulatorOf}); an empty list or map
 * in it grows in place, as nothing else can see it.
 */
export function loopEval(loop) {
    const { range, second } = loop;
    return (frame) => {
        const over = range(frame);
        if (over instanceof CelError)
            return over;
        frame.slots[loop.accumulator] = undefined;
        if (over instanceof ListValue) {
            const { length } = over;
            for (let index = 0; index < length; index++) {
                const going = second < 0 ? turn(frame, loop, over.at(index)) : turn(frame, loop, BigInt(index), over.at(index));
                if (!going)
                    break;
            }
        }
        else if (over instanceof MapValue) {
            for (const key of over.keys()) {
                const going = second < 0 ? turn(frame, loop, key) : turn(frame, loop, key, over.find(key));
                if (!going)
                    break;
            }
        }
        else {
            const type = goTypeOf(over);
            return new CelError(second < 0 ? `got '${type}', expected iterable type` : `unsupported comprehension range type: ${type}`);
        }
        const value = loop.result(frame);
        return value instanceof GrowingList ? value.finished() : value;
    };
}
/** A turn of a loop; false when it is over. */
function turn(frame, loop, first, second) {
    frame.slots[loop.first] = first;
    if (second !== undefined)
        frame.slots[loop.second] = second;
    if (loop.condition(frame) === false)
        return false;
    frame.slots[loop.accumulator] = loop.step(frame);
    frame.checkInterrupt();
    return true;
}
/** The accumulator of a loop, computed by `init` when it is first asked for. */
export function accumulatorOf(slot, init) {
    return (frame) => {
        const value = frame.slots[slot];
        if (value !== undefined)
            return value;
        let initial = init(frame);
        if (initial instanceof ListValue && initial.length === 0)
            initial = new GrowingList();
        else if (initial instanceof MapValue && initial.size === 0)
            initial = new GrowingMap();
        frame.slots[slot] = initial;
        return initial;
    };
}
