export * from './merge_preserving_relative_order.js';
