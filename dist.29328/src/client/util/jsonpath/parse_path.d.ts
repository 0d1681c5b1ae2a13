import { type Path } from './path.ts';
/**
 * Reads a path such as `.status.conditions[?(@.type=="Ready")].status`, as the columns of custom resources have them:
 * what stands between braces in a template of kubectl, without `range`. Mirrors the parser of Go's
 * `k8s.io/client-go/util/jsonpath`.
 * @throws {JSONPathError}
 */
export declare function parsePath(text: string): Path;
