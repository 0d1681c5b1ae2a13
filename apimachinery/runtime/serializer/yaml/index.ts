export * from './serializer.ts';
