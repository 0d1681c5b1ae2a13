import { equalUntyped, printUntyped } from '#engine/json/untyped';
import { opaqueType } from '../types/type.js';
import { OpaqueValue } from '../values/value.js';
import { hasSameFloats } from './native.js';
const TYPE = /* @__PURE__ */ opaqueType('unknown');
/**
 * Data of a field without a type that is kept by x-kubernetes-preserve-unknown-fields. Expressions can't name it, but
 * comparing what holds it compares it, too.
 */
export class PreservedValue extends OpaqueValue {
    type = TYPE;
    goType = '*common.unknownPreserved';
    data;
    spellings;
    constructor(data, spellings) {
        super();
        this.data = data;
        this.spellings = spellings;
    }
    equals(other) {
        return (other instanceof PreservedValue &&
            equalUntyped(this.data, other.data) &&
            hasSameFloats(this.data, this.spellings, other.spellings));
    }
    toString() {
        return `&{${printUntyped(this.data)}}`;
    }
}
