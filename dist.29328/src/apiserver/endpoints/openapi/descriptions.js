import { describe, readExplanations } from './explanations.js';
/**
 * The descriptions of the built-in types, those of `kubetyped explain`: words, then rules. Without them, as in a program
 * that is one bundle, nothing is described.
 */
export function builtInDescriptions() {
    let known;
    try {
        known = readExplanations();
    }
    catch {
        return () => undefined;
    }
    return (type, field = '') => {
        const found = Object.hasOwn(known.types, type) ? known.types[type] : undefined;
        const rules = field === '' ? found?.doc : found?.fields.find(([name]) => name === field)?.[2];
        const text = [describe(known, type, field) ?? '', ...(rules ?? [])].filter((part) => part !== '').join(' ');
        return text === '' ? undefined : text;
    };
}
