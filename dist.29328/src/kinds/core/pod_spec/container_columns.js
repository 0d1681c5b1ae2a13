/** `main,sidecar`. */
export function containerNames(containers = []) {
    return containers.map(({ name }) => name).join();
}
/** `nginx:1.29,envoy`. */
export function containerImages(containers = []) {
    return containers.map(({ image }) => image ?? '').join();
}
