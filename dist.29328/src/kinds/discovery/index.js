export { checkEndpointSlice } from './endpoint_slice.js';
