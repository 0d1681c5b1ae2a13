import { lab } from '../playground/page.mjs';

export const data = { permalink: 'playground-cel.html' };

const EXPRESSION = `self.spec.template.spec.containers.all(c,
  c.image.matches(':[0-9.]+$') &&
  c.?resources.limits.hasValue())`;
const OBJECT = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
spec:
  replicas: 3
  selector:
    matchLabels: {app: web}
  template:
    metadata:
      labels: {app: web}
    spec:
      containers:
      - name: web
        image: nginx:1.29
`;

export const render = () =>
  lab({
    path: 'playground-cel.html',
    title: 'CEL playground',
    about: `An expression with the functions and the budget of Kubernetes 1.37: <code>self</code> and <code>oldSelf</code> are
what rules of a CustomResourceDefinition see, <code>object</code> and <code>oldObject</code> what admission policies see.
A CustomResourceDefinition among the objects gives <code>self</code> its types.`,
    engine: 'playground-cel',
    texts: [
      { id: 'expression', label: 'Expression', example: EXPRESSION, size: 'short' },
      { id: 'object', label: 'Object', example: OBJECT },
      { id: 'old', label: 'Object before the update, if any', size: 'short' },
    ],
    output: 'Value',
  });
