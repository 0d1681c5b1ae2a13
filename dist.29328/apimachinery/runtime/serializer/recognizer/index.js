export * from './recognizing_decoder.js';
