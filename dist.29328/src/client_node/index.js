export { ClientNodeError } from './client_node_error.js';
export { fromClientNode } from './from_client_node.js';
export { toClientNode } from './to_client_node.js';
