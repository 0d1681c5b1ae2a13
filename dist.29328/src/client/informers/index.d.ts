export * from './shared_informer_factory.ts';
