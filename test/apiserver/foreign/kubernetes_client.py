"""kubernetes_client.py KUBECONFIG: the official client of Python creates, watches, patches, applies, lists and deletes, and
raises what a server refuses. Prints what it saw, a line each."""
import sys

from kubernetes import client, config, watch
from kubernetes.client.rest import ApiException
from kubernetes.dynamic import DynamicClient

config.load_kube_config(sys.argv[1])
core = client.CoreV1Api()
apps = client.AppsV1Api()
NAMESPACE = "python"

core.create_namespace(client.V1Namespace(metadata=client.V1ObjectMeta(name=NAMESPACE)))
first = core.list_namespaced_config_map(NAMESPACE).metadata.resource_version
labels = {"app": "web"}
made = core.create_namespaced_config_map(
    NAMESPACE, client.V1ConfigMap(metadata=client.V1ObjectMeta(name="a", labels=labels), data={"k": "v"})
)
print("created", made.metadata.name, made.data)
print("patched", core.patch_namespaced_config_map("a", NAMESPACE, {"data": {"k": "w"}}).data)
try:
    core.create_namespaced_config_map(NAMESPACE, client.V1ConfigMap(metadata=client.V1ObjectMeta(name="a")))
except ApiException as refused:
    print("refused", refused.status, refused.reason)
core.delete_namespaced_config_map("a", NAMESPACE)
events = watch.Watch()
for event in events.stream(
    core.list_namespaced_config_map, NAMESPACE, resource_version=first, label_selector="app=web", timeout_seconds=30
):
    print("watched", event["type"], event["object"].data)
    if event["type"] == "DELETED":
        events.stop()

container = client.V1Container(name="web", image="nginx")
template = client.V1PodTemplateSpec(
    metadata=client.V1ObjectMeta(labels=labels), spec=client.V1PodSpec(containers=[container])
)
deployment = client.V1Deployment(
    metadata=client.V1ObjectMeta(name="web"),
    spec=client.V1DeploymentSpec(selector=client.V1LabelSelector(match_labels=labels), template=template),
)
print("replicas", apps.create_namespaced_deployment(NAMESPACE, deployment).spec.replicas)
scale = apps.patch_namespaced_deployment_scale("web", NAMESPACE, {"spec": {"replicas": 3}})
print("scaled", scale.spec.replicas)

dynamic = DynamicClient(client.ApiClient())
secrets = dynamic.resources.get(api_version="v1", kind="Secret")
body = {"apiVersion": "v1", "kind": "Secret", "metadata": {"name": "s"}, "stringData": {"a": "b"}}
print("applied", secrets.server_side_apply(body=body, name="s", namespace=NAMESPACE, field_manager="py").data.to_dict())
print("listed", [item.metadata.name for item in secrets.get(namespace=NAMESPACE).items])
core.delete_namespace(NAMESPACE)
