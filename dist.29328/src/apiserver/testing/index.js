export * from './start_test_server.js';
