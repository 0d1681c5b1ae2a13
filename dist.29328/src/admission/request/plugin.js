/**
 * Plug-ins one after the other. Those that change objects are asked a second time when one of them says so. Mirrors
 * Go's `newReinvocationHandler(chainAdmissionHandler)`.
 */
export function admissionChain(plugins) {
    const handles = (plugin, operation) => plugin.handles?.(operation) ?? true;
    const admitOnce = async (attributes, interfaces) => {
        for (const plugin of plugins)
            if (handles(plugin, attributes.operation))
                await plugin.admit?.(attributes, interfaces);
    };
    return {
        name: plugins.map(({ name }) => name).join(','),
        handles: (operation) => plugins.some((plugin) => handles(plugin, operation)),
        async admit(attributes, interfaces) {
            await admitOnce(attributes, interfaces);
            const { reinvocation } = attributes;
            if (!reinvocation.shouldReinvoke)
                return;
            reinvocation.isReinvoke = true;
            await admitOnce(attributes, interfaces);
        },
        async validate(attributes, interfaces) {
            for (const plugin of plugins)
                if (handles(plugin, attributes.operation))
                    await plugin.validate?.(attributes, interfaces);
        },
    };
}
