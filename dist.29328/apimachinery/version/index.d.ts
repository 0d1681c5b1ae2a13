export * from './info.ts';
export * from './kube_version.ts';
