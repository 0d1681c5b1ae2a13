import io.kubernetes.client.custom.V1Patch;
import io.kubernetes.client.informer.ResourceEventHandler;
import io.kubernetes.client.informer.SharedInformerFactory;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.ApiException;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.models.*;
import io.kubernetes.client.util.CallGeneratorParams;
import io.kubernetes.client.util.Config;
import io.kubernetes.client.util.PatchUtils;
import io.kubernetes.client.util.Watch;
import io.kubernetes.client.util.Watchable;
import com.google.gson.JsonParser;
import com.google.gson.reflect.TypeToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** java: the official client lists pages, watches, patches in every way, deletes with preconditions. Prints what it saw. */
public class Main {
  static final String NAMESPACE = "java";
  static ApiClient client;
  static CoreV1Api core;

  interface Work {
    Object run() throws Exception;
  }

  static void say(String what, Work work) {
    Object seen;
    try {
      seen = work.run();
    } catch (ApiException error) {
      String body = error.getResponseBody();
      boolean json = body != null && body.startsWith("{");
      seen = error.getCode() + " " + (json ? JsonParser.parseString(body).getAsJsonObject().get("message").getAsString() : body);
    } catch (Exception error) {
      seen = error.getClass().getSimpleName() + " " + error.getMessage();
    }
    System.out.println(what + ": " + seen);
  }

  static V1ConfigMap configMap(String name, String color) {
    var metadata = new V1ObjectMeta().name(name).labels(Map.of("color", color));
    return new V1ConfigMap().apiVersion("v1").kind("ConfigMap").metadata(metadata).data(Map.of("color", color));
  }

  static Object patch(String format, String body, String manager, Boolean force) throws ApiException {
    var call = core.patchNamespacedConfigMap("a", NAMESPACE, new V1Patch(body));
    if (manager != null) call.fieldManager(manager);
    if (force != null) call.force(force);
    return new TreeMap<>(PatchUtils.patch(V1ConfigMap.class, () -> call.buildCall(null), format, client).getData());
  }

  static List<String> watch(String[] from, int count) throws Exception {
    var seen = new ArrayList<String>();
    var call = core.listNamespacedConfigMap(NAMESPACE).labelSelector("color").resourceVersion(from[0]).timeoutSeconds(30).watch(true);
    try (Watchable<V1ConfigMap> events = Watch.createWatch(client, call.buildCall(null), new TypeToken<Watch.Response<V1ConfigMap>>() {}.getType())) {
      while (seen.size() < count && events.hasNext()) {
        var event = events.next();
        seen.add(event.type + " " + event.object.getMetadata().getName());
        from[0] = event.object.getMetadata().getResourceVersion();
      }
    }
    return seen;
  }

  public static void main(String[] arguments) throws Exception {
    client = Config.defaultClient();
    client.setReadTimeout(0);
    core = new CoreV1Api(client);
    core.createNamespace(new V1Namespace().metadata(new V1ObjectMeta().name(NAMESPACE))).execute();
    var from = new String[] {core.listNamespacedConfigMap(NAMESPACE).execute().getMetadata().getResourceVersion()};
    for (String name : "a b c d e".split(" "))
      core.createNamespacedConfigMap(NAMESPACE, configMap(name, "b d".contains(name) ? "red" : "blue")).execute();
    say("get", () -> core.readNamespacedConfigMap("a", NAMESPACE).execute().getData());
    say("again", () -> core.createNamespacedConfigMap(NAMESPACE, configMap("a", "red")).execute());
    say("missing", () -> core.readNamespacedConfigMap("z", NAMESPACE).execute());
    say("invalid", () -> core.createNamespacedConfigMap(NAMESPACE, configMap("A_b", "red")).execute());
    say("pages", () -> {
      var pages = new ArrayList<String>();
      String next = null;
      do {
        var page = core.listNamespacedConfigMap(NAMESPACE).labelSelector("color in (red,blue)").limit(2)._continue(next).execute();
        var left = page.getMetadata().getRemainingItemCount();
        pages.add(page.getItems().stream().map(each -> each.getMetadata().getName()).toList() + (left == null ? "" : " " + left + " left"));
        next = page.getMetadata().getContinue();
      } while (next != null && !next.isEmpty());
      return pages;
    });
    say("blue", () -> core.listNamespacedConfigMap(NAMESPACE).labelSelector("color=blue").fieldSelector("metadata.name!=a").execute().getItems().stream().map(each -> each.getMetadata().getName()).toList());
    say("bad selector", () -> core.listNamespacedConfigMap(NAMESPACE).labelSelector("color in").execute());
    say("bad page", () -> core.listNamespacedConfigMap(NAMESPACE).limit(2)._continue("nothing").execute());

    say("watch", () -> watch(from, 5));
    core.deleteNamespacedConfigMap("e", NAMESPACE).execute();
    core.createNamespacedConfigMap(NAMESPACE, configMap("f", "red")).execute();
    say("watch again", () -> watch(from, 2));

    say("merge", () -> patch(V1Patch.PATCH_FORMAT_JSON_MERGE_PATCH, "{\"data\":{\"color\":null,\"size\":\"5\"}}", null, null));
    say("strategic", () -> patch(V1Patch.PATCH_FORMAT_STRATEGIC_MERGE_PATCH, "{\"data\":{\"$patch\":\"replace\",\"size\":\"6\"}}", null, null));
    say("json", () -> patch(V1Patch.PATCH_FORMAT_JSON_PATCH, "[{\"op\":\"test\",\"path\":\"/data/size\",\"value\":\"6\"},{\"op\":\"add\",\"path\":\"/data/x\",\"value\":\"1\"}]", null, null));
    say("json refused", () -> patch(V1Patch.PATCH_FORMAT_JSON_PATCH, "[{\"op\":\"test\",\"path\":\"/data/size\",\"value\":\"7\"}]", null, null));
    String applied = "{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"metadata\":{\"name\":\"a\"},\"data\":{\"size\":\"7\",\"y\":\"2\"}}";
    say("apply", () -> patch(V1Patch.PATCH_FORMAT_APPLY_YAML, applied, "java", null));
    say("apply by force", () -> patch(V1Patch.PATCH_FORMAT_APPLY_YAML, applied, "java", true));
    say("apply less", () -> patch(V1Patch.PATCH_FORMAT_APPLY_YAML, applied.replace(",\"y\":\"2\"", ""), "java", false));
    say("apply by nobody", () -> patch(V1Patch.PATCH_FORMAT_APPLY_YAML, applied, null, null));
    say("stale", () -> core.replaceNamespacedConfigMap("a", NAMESPACE, configMap("a", "red").metadata(new V1ObjectMeta().name("a").resourceVersion("1"))).execute());

    var pod = new V1Pod().metadata(new V1ObjectMeta().name("p")).spec(new V1PodSpec().addContainersItem(new V1Container().name("c").image("i")));
    say("pod", () -> core.createNamespacedPod(NAMESPACE, pod.spec(pod.getSpec().schedulerName("nobody"))).execute().getStatus().getPhase());
    say("pod without overhead", () -> core.createNamespacedPod(NAMESPACE, pod.spec(pod.getSpec().overhead(null))).execute().getStatus().getPhase());
    say("log", () -> core.readNamespacedPodLog("p", NAMESPACE).execute());
    say("log of nothing", () -> core.readNamespacedPodLog("p", NAMESPACE).container("x").execute());

    var factory = new SharedInformerFactory(client);
    var events = java.util.Collections.synchronizedList(new ArrayList<String>());
    var informer = factory.sharedIndexInformerFor(
        (CallGeneratorParams params) -> core.listNamespacedConfigMap(NAMESPACE).labelSelector("color=red").resourceVersion(params.resourceVersion).timeoutSeconds(params.timeoutSeconds).watch(params.watch).buildCall(null),
        V1ConfigMap.class, V1ConfigMapList.class);
    informer.addEventHandler(new ResourceEventHandler<V1ConfigMap>() {
      public void onAdd(V1ConfigMap object) { events.add("add " + object.getMetadata().getName()); }
      public void onUpdate(V1ConfigMap before, V1ConfigMap object) { events.add("update " + object.getMetadata().getName()); }
      public void onDelete(V1ConfigMap object, boolean unknown) { events.add("delete " + object.getMetadata().getName()); }
    });
    factory.startAllRegisteredInformers();
    for (int i = 0; i < 600 && events.size() < 3; i++) Thread.sleep(100);
    say("informer", () -> events.stream().sorted().toList());
    events.clear();

    String uid = core.readNamespacedConfigMap("b", NAMESPACE).execute().getMetadata().getUid();
    say("another", () -> core.deleteNamespacedConfigMap("b", NAMESPACE).body(new V1DeleteOptions().preconditions(new V1Preconditions().uid("other"))).execute().getStatus());
    say("delete", () -> core.deleteNamespacedConfigMap("b", NAMESPACE).body(new V1DeleteOptions().preconditions(new V1Preconditions().uid(uid))).execute().getStatus());
    for (int i = 0; i < 600 && events.isEmpty(); i++) Thread.sleep(100);
    say("informer", () -> events);
    factory.stopAllRegisteredInformers();
    say("delete all", () -> {
      core.deleteCollectionNamespacedConfigMap(NAMESPACE).labelSelector("color").execute();
      return core.listNamespacedConfigMap(NAMESPACE).labelSelector("color").execute().getItems().size();
    });
    core.deleteNamespacedPod("p", NAMESPACE).execute();
    core.deleteNamespace(NAMESPACE).execute();
    System.exit(0);
  }
}
