export * from './discovery_rest_mapper.ts';
