export * from './discovery_rest_mapper.js';
