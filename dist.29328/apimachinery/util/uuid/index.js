export * from './new_uuid.js';
