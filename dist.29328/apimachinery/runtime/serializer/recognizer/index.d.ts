export * from './recognizing_decoder.ts';
