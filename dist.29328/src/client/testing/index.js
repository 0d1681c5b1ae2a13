export * from './fake_api.js';
export * from './object_tracker.js';
export * from './scripted_server.js';
