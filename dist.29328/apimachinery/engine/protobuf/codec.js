/**
 * A constructor of empty objects with this class's prototype. Objects made with one constructor share their hidden
 * classes, which those made with Object.create do not.
 */
export function shellOf(type) {
    function Shell() { }
    Shell.prototype = type.prototype;
    return Shell;
}
