export * from './fake_api.ts';
export type { FakeRequest } from './fake_request.ts';
export * from './object_tracker.ts';
export * from './scripted_server.ts';
