export * from './scripted_server.ts';
