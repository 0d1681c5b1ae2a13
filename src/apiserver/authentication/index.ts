export * from './authenticator.ts';
export * from './user/user.ts';
