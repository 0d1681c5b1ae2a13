import { compose } from './compose.js';
import { Constructor } from './construct.js';
import { locateNode } from './locate.js';
export function parseYAML(text, options = {}) {
    const { strict = false, positions = false } = options;
    const root = compose(text);
    const constructor = new Constructor({ findDuplicates: strict || positions });
    const value = root === undefined ? null : constructor.construct(root, strict);
    const { duplicates, strictError } = constructor;
    return positions ? { value, locate: (path) => locateNode(root, path), duplicates, strictError } : value;
}
