export * from './start_test_server.ts';
