import { INLINE, LIST, OMITEMPTY } from '#engine/schema/descriptor';
import { ListBase } from '../list.js';
import { ListMeta, TypeMeta } from '../zz_generated.types.js';
export function defineListKind(item) {
    const kind = `${item.kind}List`;
    const type = class extends ListBase {
        static get protobuf() {
            return item.protobuf;
        }
        static get facts() {
            const { group, version, apiVersion, type: itemType } = item;
            return { group, version, apiVersion, kind, type: `${itemType}List` };
        }
        static get fields() {
            return [
                ['', TypeMeta, INLINE],
                ['metadata', ListMeta, OMITEMPTY],
                ['items', item, LIST],
            ];
        }
    };
    return Object.defineProperty(type, 'name', { value: kind, configurable: true });
}
