// The page of Deployments. Each page is a bundle of its own, which has the rules of its Kind and of no other.
import { Deployment } from 'kubetyped/api/apps/v1';
import { checkDeployment } from 'kubetyped/kinds/apps';
import { validateAs } from 'kubetyped/validation';
import { builtInKind } from './kind.ts';
import { openPage } from './page.ts';

openPage(builtInKind('deployment', (object) => validateAs(Deployment, checkDeployment, object)));
