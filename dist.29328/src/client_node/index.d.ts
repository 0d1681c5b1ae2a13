export { ClientNodeError } from './client_node_error.ts';
export { fromClientNode } from './from_client_node.ts';
export type { ClientNodeModel } from './model.ts';
export { type ToClientNodeOptions, toClientNode } from './to_client_node.ts';
