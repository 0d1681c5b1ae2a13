// What is served: kubetyped create resource adds a line for each resource.

export {};
export { resource as zoo_v1alpha1_bird } from './zoo/v1alpha1/bird_resource.ts';
