import { type RESTMapper, type ResettableRESTMapper } from './rest_mapper.ts';
/**
 * A mapper loaded once, on first use. If loading fails, every call throws that error. Mirrors Go's
 * `meta.NewLazyRESTMapperLoader`.
 */
export declare function newLazyRESTMapperLoader(load: () => RESTMapper): ResettableRESTMapper;
