export * from '../../request/user.ts';
