import { compareUTF8 } from '#engine/text/utf8';
export function containersOf({ initContainers, containers, ephemeralContainers }) {
    return [...(initContainers ?? []), ...(containers ?? []), ...(ephemeralContainers ?? [])];
}
/** The names of containers, those that are several times there as well. */
export function namesOf(spec, isBad) {
    return containersOf(spec)
        .filter(isBad)
        .map(({ name }) => name);
}
export const plural = (word, { length }) => (length === 1 ? word : `${word}s`);
export const uses = (users) => (users.length === 1 ? 'uses' : 'use');
export const joinQuote = (items) => items.map((item) => `"${item}"`).join(', ');
export const containersNamed = (names) => `${plural('container', names)} ${joinQuote(names)}`;
/** Each once, in Go's order. */
export const sorted = (items) => [...new Set(items)].sort(compareUTF8);
/** Those that have set something wrong: the Pod itself, and containers. */
export function setters(isPodBad, containers) {
    return [...(isPodBad ? ['pod'] : []), ...(containers.length > 0 ? [containersNamed(containers)] : [])];
}
/** Such a Pod has no root of its node. */
export function isInUserNamespace({ hostUsers }) {
    return hostUsers === false;
}
