"""kopf: an operator by kopf with its own custom resource, finalizers, a daemon, an index and admission webhooks. Prints what it
saw, a line each. The server is the one of KUBECONFIG; the first argument is a folder with tls.crt and tls.key for 127.0.0.1."""
import asyncio
import json
import socket
import sys
import threading
import time

import kopf
from kubernetes import client, config

config.load_kube_config()
core, crds = client.CoreV1Api(), client.ApiextensionsV1Api()
ropes = client.CustomObjectsApi()
PLACE = ("example.com", "v1", "kopf", "ropes")
FOLDER = sys.argv[1]
seen = []


@kopf.on.startup()
def configure(settings, **_):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings.admission.managed = "kopf.example.com"
    settings.admission.server = kopf.WebhookServer(
        host="127.0.0.1", port=port, certfile=f"{FOLDER}/tls.crt", pkeyfile=f"{FOLDER}/tls.key", cafile=f"{FOLDER}/tls.crt"
    )
    settings.posting.level = 30
    settings.peering.standalone = True


@kopf.on.validate("ropes")
def judge(spec, **_):
    if spec.get("length", 0) > 100:
        raise kopf.AdmissionError("no rope is that long", code=422)


@kopf.on.mutate("ropes")
def fill(spec, patch, warnings, **_):
    if "material" not in spec:
        patch.spec["material"] = "hemp"
        warnings.append("material is hemp")


@kopf.index("ropes")
def lengths(name, spec, **_):
    return {spec["material"]: name}


@kopf.on.create("ropes")
def create(spec, namespace, name, lengths, **_):
    seen.append(f"created {name} of {spec['material']}, indexed {list(lengths['hemp'])}")
    body = {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": name}, "data": {"length": str(spec["length"])}}
    kopf.adopt(body)
    core.create_namespaced_config_map(namespace, body)
    return {"tied": True}


@kopf.on.update("ropes", field="spec.length")
def update(old, new, name, namespace, body, **_):
    seen.append(f"updated {name} from {old} to {new}")
    core.patch_namespaced_config_map(name, namespace, {"data": {"length": str(new)}})
    kopf.warn(body, reason="Cut", message=f"cut to {new}")


@kopf.on.delete("ropes")
def delete(name, **_):
    seen.append(f"deleted {name}")


@kopf.daemon("ropes")
async def watch(name, stopped, **_):
    seen.append(f"daemon of {name} began")
    await stopped.wait()
    seen.append(f"daemon of {name} ended: {stopped.reason.name}")


@kopf.on.event("", "v1", "configmaps", annotations={"watched": "yes"})
def event(type, name, **_):
    seen.append(f"event {type} {name}")


def until(what, check):
    """Gives what the check gives, once it gives something."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if found := check():
            return found
        time.sleep(0.1)
    print(f"{what}: not within 60 s")
    sys.exit(1)


def refused(work):
    try:
        work()
    except client.ApiException as error:
        return f"{error.status} {json.loads(error.body)['message']}"
    return "not refused"


schema = {
    "type": "object",
    "properties": {
        "spec": {
            "type": "object",
            "required": ["length"],
            "properties": {"length": {"type": "integer", "minimum": 1}, "material": {"type": "string"}},
        },
        "status": {"type": "object", "x-kubernetes-preserve-unknown-fields": True},
    },
}
version = {"name": "v1", "served": True, "storage": True, "schema": {"openAPIV3Schema": schema}, "subresources": {"status": {}}}
names = {"plural": "ropes", "singular": "rope", "kind": "Rope", "listKind": "RopeList"}
spec = {"group": "example.com", "scope": "Namespaced", "names": names, "versions": [version]}
crds.create_custom_resource_definition({"metadata": {"name": "ropes.example.com"}, "spec": spec})
established = lambda: any(
    each.type == "Established" and each.status == "True"
    for each in crds.read_custom_resource_definition("ropes.example.com").status.conditions or []
)
until("the definition", established)
core.create_namespace({"metadata": {"name": "kopf"}})

stop, ready = threading.Event(), threading.Event()
operator = threading.Thread(
    target=lambda: asyncio.run(kopf.operator(namespace="kopf", stop_flag=stop, ready_flag=ready)), daemon=True
)
operator.start()
ready.wait(60)
webhooks = client.AdmissionregistrationV1Api()
for kind in ("validating", "mutating"):
    configurations = getattr(webhooks, f"list_{kind}_webhook_configuration")
    until(f"the {kind} webhook", lambda: [each for each in configurations().items if each.webhooks])

rope = lambda length: {"apiVersion": "example.com/v1", "kind": "Rope", "metadata": {"name": "a"}, "spec": {"length": length}}
# A webhook that was just configured is called after a moment.
until("the webhook", lambda: "no rope" in refused(lambda: ropes.create_namespaced_custom_object(*PLACE, rope(101), dry_run="All")))
print("refused", refused(lambda: ropes.create_namespaced_custom_object(*PLACE, rope(101))))
print("invalid", refused(lambda: ropes.create_namespaced_custom_object(*PLACE, rope(0))))
made, _, headers = ropes.create_namespaced_custom_object_with_http_info(*PLACE, rope(5))
print("made", made["spec"], headers.get("Warning"))
get = lambda: ropes.get_namespaced_custom_object(*PLACE, "a")
status = until("the status", lambda: get().get("status", {}).get("create"))
print("status", status, get()["metadata"]["finalizers"])
print("child", core.read_namespaced_config_map("a", "kopf").data, core.read_namespaced_config_map("a", "kopf").metadata.owner_references[0].kind)
until("the daemon", lambda: "daemon of a began" in seen)
ropes.patch_namespaced_custom_object(*PLACE, "a", {"spec": {"length": 3}})
until("the update", lambda: core.read_namespaced_config_map("a", "kopf").data["length"] == "3")
print("child", core.read_namespaced_config_map("a", "kopf").data)
until("the Event", lambda: [each for each in core.list_namespaced_event("kopf").items if each.reason == "Cut"])
print("event", [(each.type, each.message, each.involved_object.name) for each in core.list_namespaced_event("kopf").items if each.reason == "Cut"])
core.patch_namespaced_config_map("a", "kopf", {"metadata": {"annotations": {"watched": "yes"}}})
until("the event", lambda: "event MODIFIED a" in seen)
ropes.delete_namespaced_custom_object(*PLACE, "a")
until("the end of the object", lambda: not ropes.list_namespaced_custom_object(*PLACE)["items"])
until("the end of the child", lambda: not [each for each in core.list_namespaced_config_map("kopf").items if each.metadata.name == "a"])
stop.set()
operator.join()
print(*sorted(set(seen)), sep="\n")
