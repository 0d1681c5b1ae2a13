// Command informercache runs informers of client-go on the ConfigMaps of a server, one for each client and content type, and
// tells what they hold: informercache [-watchlist=false] [-cbor] URL. To each line of standard input it answers with a line
// of JSON: by informer, whether it has synced, the objects of its cache, those that its handler was told of, and
// what that was told wrong.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"flag"
	"os"
	"strconv"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/dynamic/dynamicinformer"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/metadata/metadatainformer"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"
	"k8s.io/klog/v2"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// told is what the handler of an informer makes of its events.
type told struct {
	mutex   sync.Mutex
	objects map[string]string
	faults  []string
}

func versionOf(obj any) string {
	return must(meta.Accessor(obj)).GetResourceVersion()
}

func (t *told) handler() cache.ResourceEventHandlerFuncs {
	// An object is added once, updated from what it was, and deleted when it is there.
	note := func(event string, obj any, old string, is bool) {
		t.mutex.Lock()
		defer t.mutex.Unlock()
		key := must(cache.DeletionHandlingMetaNamespaceKeyFunc(obj))
		if was, found := t.objects[key]; found != is || (old != "" && old != was) {
			t.faults = append(t.faults, event+" of "+key+", which was "+strconv.Quote(was))
		}
		if event == "delete" {
			delete(t.objects, key)
		} else {
			t.objects[key] = versionOf(obj)
		}
	}
	return cache.ResourceEventHandlerFuncs{
		AddFunc:    func(obj any) { note("add", obj, "", false) },
		UpdateFunc: func(old, obj any) { note("update", obj, versionOf(old), true) },
		DeleteFunc: func(obj any) { note("delete", obj, "", true) },
	}
}

// answer is what one informer has.
type answer struct {
	Synced  bool              `json:"synced"`
	Objects []any             `json:"objects"`
	Told    map[string]string `json:"told"`
	Faults  []string          `json:"faults"`
}

func main() {
	watchList := flag.Bool("watchlist", true, "whether lists come as watches")
	cbor := flag.Bool("cbor", false, "whether clients take CBOR")
	flag.Parse()
	// Reflectors log each disconnect.
	klog.SetLogger(klog.Logger{})
	// The gates are read with the first client.
	must(0, os.Setenv("KUBE_FEATURE_WatchListClient", strconv.FormatBool(*watchList)))
	must(0, os.Setenv("KUBE_FEATURE_ClientsAllowCBOR", strconv.FormatBool(*cbor)))

	config := func(contentType string) *rest.Config {
		return &rest.Config{Host: flag.Arg(0), QPS: -1, ContentConfig: rest.ContentConfig{ContentType: contentType}}
	}
	resource := corev1.SchemeGroupVersion.WithResource("configmaps")
	selected := func(options *metav1.ListOptions) { options.LabelSelector = "tier=a" }
	typed := func(contentType string, options ...informers.SharedInformerOption) cache.SharedIndexInformer {
		client := must(kubernetes.NewForConfig(config(contentType)))
		return informers.NewSharedInformerFactoryWithOptions(client, 0, options...).Core().V1().ConfigMaps().Informer()
	}
	dynamicClient, metadataClient := must(dynamic.NewForConfig(config(""))), must(metadata.NewForConfig(config("")))
	all := map[string]cache.SharedIndexInformer{
		"json":      typed("application/json"),
		"protobuf":  typed("application/vnd.kubernetes.protobuf"),
		"selected":  typed("", informers.WithTweakListOptions(selected)),
		"namespace": typed("", informers.WithNamespace("default")),
		"dynamic":   dynamicinformer.NewDynamicSharedInformerFactory(dynamicClient, 0).ForResource(resource).Informer(),
		"metadata":  metadatainformer.NewSharedInformerFactory(metadataClient, 0).ForResource(resource).Informer(),
	}
	if *cbor {
		all["cbor"] = typed("application/cbor")
	}
	toldOf := map[string]*told{}
	for name, informer := range all {
		toldOf[name] = &told{objects: map[string]string{}, faults: []string{}}
		must(informer.AddEventHandler(toldOf[name].handler()))
		go informer.RunWithContext(context.Background())
	}

	out := json.NewEncoder(os.Stdout)
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		answers := map[string]answer{}
		for name, informer := range all {
			t := toldOf[name]
			// The handler runs behind the cache.
			time.Sleep(time.Millisecond)
			t.mutex.Lock()
			objects := map[string]string{}
			for key, version := range t.objects {
				objects[key] = version
			}
			answers[name] = answer{informer.HasSynced(), informer.GetStore().List(), objects, t.faults}
			t.mutex.Unlock()
		}
		must(0, out.Encode(answers))
	}
}
