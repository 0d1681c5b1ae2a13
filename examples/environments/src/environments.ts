import { type App, base } from './base.ts';
import { inNamespace, overlay, replicated, withContainer, withSettings } from './overlays.ts';

/** The environments, by the names of their files in `manifests`. */
export const environments: Readonly<Record<string, App>> = {
  dev: overlay(
    base(),
    withContainer({ image: 'nginx:latest', imagePullPolicy: 'Always' }),
    withSettings({ LOG_LEVEL: 'debug' }),
    inNamespace('web-dev'),
  ),
  staging: overlay(base(), replicated(2), inNamespace('web-staging')),
  production: overlay(
    base(),
    replicated(4),
    withContainer({ resources: { requests: { cpu: '500m', memory: '256Mi' }, limits: { memory: '256Mi' } } }),
    withSettings({ LOG_LEVEL: null, CACHE: 'on' }),
    inNamespace('web-production'),
  ),
};
