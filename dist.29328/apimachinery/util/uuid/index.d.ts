export * from './new_uuid.ts';
