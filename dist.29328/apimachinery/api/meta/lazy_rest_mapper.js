import { maybeResetRESTMapper, } from './rest_mapper.js';
/**
 * A mapper loaded once, on first use. If loading fails, every call throws that error. Mirrors Go's
 * `meta.NewLazyRESTMapperLoader`.
 */
export function newLazyRESTMapperLoader(load) {
    return new LazyRESTMapper(load);
}
class LazyRESTMapper {
    load;
    loaded;
    constructor(load) {
        this.load = load;
    }
    kindFor(resource) {
        return this.mapper().kindFor(resource);
    }
    kindsFor(resource) {
        return this.mapper().kindsFor(resource);
    }
    resourceFor(resource) {
        return this.mapper().resourceFor(resource);
    }
    resourcesFor(resource) {
        return this.mapper().resourcesFor(resource);
    }
    restMapping(gk, ...versions) {
        return this.mapper().restMapping(gk, ...versions);
    }
    restMappings(gk, ...versions) {
        return this.mapper().restMappings(gk, ...versions);
    }
    resourceSingularizer(resource) {
        return this.mapper().resourceSingularizer(resource);
    }
    /** Resets the mapper, if it has been loaded. */
    reset() {
        if (this.loaded !== undefined && 'mapper' in this.loaded)
            maybeResetRESTMapper(this.loaded.mapper);
    }
    mapper() {
        this.loaded ??= this.attempt();
        if ('failure' in this.loaded)
            throw this.loaded.failure;
        return this.loaded.mapper;
    }
    attempt() {
        try {
            return { mapper: this.load() };
        }
        catch (failure) {
            return { failure };
        }
    }
}
