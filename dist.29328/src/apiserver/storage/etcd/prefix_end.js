/** The key after all that begin with a prefix, as etcd's `clientv3.GetPrefixRangeEnd`. Keys are ASCII at their ends. */
export function prefixEnd(prefix) {
    // etcd takes a zero byte for the end of all keys.
    if (prefix === '')
        return '\0';
    return prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);
}
