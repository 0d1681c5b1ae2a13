export * from '../../request/user.js';
