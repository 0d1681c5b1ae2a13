export * from './info.js';
export * from './kube_version.js';
