/**
 * The name of a Node object as the API knows it (`metadata.name`), which need not be the machine's host name.
 * Mirrors Go's `types.NodeName`.
 */
export type NodeName = string;
