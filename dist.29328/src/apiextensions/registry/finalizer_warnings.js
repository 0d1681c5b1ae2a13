import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import { quote } from '#engine/schema/fault';
import { compareUTF8 } from '#engine/text/utf8';
/** Those that Kubernetes itself uses need no domain. */
const STANDARD = ['orphan', 'foregroundDeletion', 'kubernetes'];
/** Warnings about the names of finalizers that an object has and had not before. */
export function finalizerWarnings(metadata, old) {
    const known = new Set(old?.finalizers ?? []);
    const added = new Set((metadata.finalizers ?? []).filter((name) => !known.has(name)));
    return [...added].sort(compareUTF8).flatMap((name) => warningsOf(name));
}
function warningsOf(name) {
    const warn = (text) => `metadata.finalizers: ${quote(name)}: ${text}`;
    const warnings = isQualifiedName(name).map(warn);
    if (name.includes('/') || STANDARD.includes(name))
        return warnings;
    const better = 'prefer a domain-qualified finalizer name';
    const why = 'to avoid accidental conflicts with other finalizer writers';
    return [...warnings, warn(name.includes('.') ? `${better} including a path (/) ${why}` : `${better} ${why}`)];
}
