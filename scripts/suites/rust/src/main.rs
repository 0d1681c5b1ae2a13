//! rust: kube lists pages, watches, patches in every way, deletes with preconditions, keeps a store. Prints what it saw.
use futures::{StreamExt, TryStreamExt, pin_mut};
use k8s_openapi::api::core::v1::{ConfigMap, Namespace, Pod};
use kube::api::{DeleteParams, ListParams, Patch, PatchParams, PostParams, Preconditions, WatchEvent, WatchParams};
use kube::runtime::{WatchStreamExt, reflector, watcher};
use kube::{Api, Client, Error, Resource, ResourceExt};
use serde_json::{Value, json};
use std::fmt::Debug;
use std::time::Duration;

const NAMESPACE: &str = "rust";

fn say<T: Debug>(what: &str, seen: kube::Result<T>) {
    match seen {
        Ok(seen) => println!("{what}: {seen:?}"),
        Err(Error::Api(status)) => println!("{what}: {} {} {}", status.code, status.reason, status.message),
        Err(error) => println!("{what}: {error:?}"),
    }
}

fn object<T: serde::de::DeserializeOwned>(value: Value) -> T {
    serde_json::from_value(value).expect("an object of the Kind")
}

fn config_map(name: &str, color: &str) -> ConfigMap {
    object(json!({"metadata": {"name": name, "labels": {"color": color}}, "data": {"color": color}}))
}

fn names<T: Resource>(items: &[T]) -> Vec<String> {
    items.iter().map(ResourceExt::name_any).collect()
}

/// So many events after a resource version, which becomes that of the last.
async fn watch(maps: &Api<ConfigMap>, from: &mut String, count: usize) -> kube::Result<Vec<String>> {
    let events = maps.watch(&WatchParams::default().labels("color").timeout(30), from).await?;
    pin_mut!(events);
    let mut seen = Vec::new();
    while seen.len() < count {
        let Some(event) = events.try_next().await? else { break };
        let (kind, object) = match event {
            WatchEvent::Added(object) => ("ADDED", object),
            WatchEvent::Modified(object) => ("MODIFIED", object),
            WatchEvent::Deleted(object) => ("DELETED", object),
            other => {
                seen.push(format!("{other:?}"));
                continue;
            }
        };
        seen.push(format!("{kind} {}", object.name_any()));
        *from = object.resource_version().unwrap_or_default();
    }
    Ok(seen)
}

async fn pages(maps: &Api<ConfigMap>) -> kube::Result<Vec<(Vec<String>, Option<i64>)>> {
    let mut params = ListParams::default().labels("color in (red,blue)").limit(2);
    let mut pages = Vec::new();
    loop {
        let page = maps.list(&params).await?;
        pages.push((names(&page.items), page.metadata.remaining_item_count));
        match page.metadata.continue_.filter(|next| !next.is_empty()) {
            Some(next) => params = params.continue_token(&next),
            None => return Ok(pages),
        }
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> kube::Result<()> {
    let client = Client::try_default().await?;
    let post = PostParams::default();
    let namespaces = Api::<Namespace>::all(client.clone());
    namespaces.create(&post, &object(json!({"metadata": {"name": NAMESPACE}}))).await?;
    let maps = Api::<ConfigMap>::namespaced(client.clone(), NAMESPACE);
    let mut from = maps.list(&ListParams::default()).await?.metadata.resource_version.unwrap_or_default();
    for name in ["a", "b", "c", "d", "e"] {
        maps.create(&post, &config_map(name, if "bd".contains(name) { "red" } else { "blue" })).await?;
    }
    let get = || async { maps.get("a").await.map(|object| object.data) };
    say("get", get().await);
    say("again", maps.create(&post, &config_map("a", "red")).await);
    say("missing", maps.get("z").await);
    say("missing, or not", maps.get_opt("z").await);
    say("invalid", maps.create(&post, &config_map("A_b", "red")).await);
    say("metadata", maps.get_metadata("a").await.map(|object| (object.types, object.metadata.labels)));
    say("pages", pages(&maps).await);
    let blue = ListParams::default().labels("color=blue").fields("metadata.name!=a");
    say("blue", maps.list(&blue).await.map(|list| names(&list.items)));
    say("bad selector", maps.list(&ListParams::default().labels("color in")).await);
    say("bad page", maps.list(&ListParams::default().limit(2).continue_token("nothing")).await);

    say("watch", watch(&maps, &mut from, 5).await);
    maps.delete("e", &DeleteParams::default()).await?;
    maps.create(&post, &config_map("f", "red")).await?;
    say("watch again", watch(&maps, &mut from, 2).await);
    say("watch from nowhere", watch(&maps, &mut "nothing".to_owned(), 1).await);

    let plain = PatchParams::default();
    let data = |patched: kube::Result<ConfigMap>| patched.map(|object| object.data);
    let patch = json!({"data": {"color": null, "size": "5"}});
    say("merge", data(maps.patch("a", &plain, &Patch::Merge(patch)).await));
    let patch = json!({"data": {"$patch": "replace", "size": "6"}});
    say("strategic", data(maps.patch("a", &plain, &Patch::Strategic(patch)).await));
    let apply = json!({"apiVersion": "v1", "kind": "ConfigMap", "data": {"size": "7", "y": "2"}});
    let manager = PatchParams::apply("rust");
    say("apply", data(maps.patch("a", &manager, &Patch::Apply(&apply)).await));
    say("apply by force", data(maps.patch("a", &manager.clone().force(), &Patch::Apply(&apply)).await));
    let less = json!({"apiVersion": "v1", "kind": "ConfigMap", "data": {"size": "7"}});
    say("apply less", data(maps.patch("a", &manager, &Patch::Apply(&less)).await));
    let tried = PostParams { dry_run: true, ..post.clone() };
    say("dry run", data(maps.create(&tried, &config_map("g", "red")).await));
    let stale: ConfigMap = object(json!({"metadata": {"name": "a", "resourceVersion": "1"}}));
    say("stale", maps.replace("a", &post, &stale).await);

    let pods = Api::<Pod>::namespaced(client, NAMESPACE);
    let pod = json!({"metadata": {"name": "p"}, "spec": {"schedulerName": "nobody", "containers": [{"name": "c", "image": "i"}]}});
    say("pod", pods.create(&post, &object(pod)).await.map(|pod| pod.status.and_then(|status| status.phase)));
    let patch = json!({"status": {"phase": "Running"}});
    let status = pods.patch_status("p", &plain, &Patch::Merge(patch)).await;
    say("status", status.map(|pod| pod.status.and_then(|status| status.phase)));
    say("log", pods.logs("p", &Default::default()).await);
    say("eviction", pods.evict("p", &Default::default()).await.map(|status| status.status));

    let (reader, writer) = reflector::store();
    let red = watcher::Config::default().labels("color=red");
    let stream = watcher(maps.clone(), red).default_backoff().reflect(writer).applied_objects();
    tokio::spawn(stream.for_each(|_| async {}));
    reader.wait_until_ready().await.expect("a store");
    let stored = || {
        let mut stored: Vec<_> = reader.state().iter().map(|object| object.name_any()).collect();
        stored.sort();
        stored
    };
    println!("store: {:?}", stored());

    let uid = maps.get("b").await?.metadata.uid;
    let of = |uid: Option<String>| DeleteParams::default().preconditions(Preconditions { uid, ..Default::default() });
    say("another", maps.delete("b", &of(Some("other".to_owned()))).await.map(|_| ()));
    say("delete", maps.delete("b", &of(uid)).await.map(|_| ()));
    for _ in 0..600 {
        if stored().len() < 3 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    println!("store: {:?}", stored());
    let colored = ListParams::default().labels("color");
    maps.delete_collection(&DeleteParams::default(), &colored).await?;
    say("delete all", maps.list(&colored).await.map(|list| list.items.len()));
    namespaces.delete(NAMESPACE, &DeleteParams::default()).await?;
    Ok(())
}
