/** The location of a value, and the objects around it. */
export class Place {
    parent;
    step;
    depth;
    #text;
    constructor(parent, step) {
        this.parent = parent;
        this.step = step;
        this.depth = parent === undefined ? 0 : parent.depth + 1;
    }
    get steps() {
        const steps = [];
        for (let at = this; at.parent !== undefined; at = at.parent)
            steps.push(at.step);
        return steps.reverse();
    }
    /** The path as shown to readers. Siblings share the string of their parent. */
    toString() {
        if (this.parent === undefined)
            return '';
        return (this.#text ??= append(String(this.parent), this.step));
    }
}
function append(path, step) {
    if (typeof step === 'number')
        return `${path}[${step}]`;
    if (typeof step === 'string')
        return isName(step) ? (path === '' ? step : `${path}.${step}`) : `${path}[${JSON.stringify(step)}]`;
    if ('value' in step)
        return `${path}[=${keyText(step.value)}]`;
    return `${path}[${Object.entries(step.key)
        .map(([name, value]) => `${name}=${keyText(value)}`)
        .join(',')}]`;
}
function isName(text) {
    return /^[A-Za-z_$][A-Za-z0-9_$-]*$/.test(text);
}
/** A string that looks like another value is quoted. */
export function keyText(value) {
    const text = String(value);
    const isPlain = typeof value !== 'string' || (/^[A-Za-z0-9_./:@-]+$/.test(text) && !/^(?:-?[0-9]+|true|false)$/.test(text));
    return isPlain ? text : JSON.stringify(text);
}
