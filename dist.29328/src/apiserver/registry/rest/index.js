export * from './before_create.js';
export * from './before_delete.js';
export * from './before_update.js';
export * from './meta.js';
