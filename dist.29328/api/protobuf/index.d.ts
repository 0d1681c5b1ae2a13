export * from './zz_generated.codecs.ts';
