package main

import (
	"context"
	"encoding/json"
	"sort"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/dynamic/dynamicinformer"
	corev1informers "k8s.io/client-go/informers/core/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/metadata/metadatainformer"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"

	"kubetyped/rows"
)

// scenario is an informer of Pods, what it is answered, and what is done with it.
type scenario struct {
	Name string `json:"name"`
	// Client is "typed" (the default), "dynamic" or "metadata".
	Client        string `json:"client,omitempty"`
	Namespace     string `json:"namespace,omitempty"`
	LabelSelector string `json:"labelSelector,omitempty"`
	// Resync is the period of the informer, in milliseconds.
	Resync int `json:"resync,omitempty"`
	// Transform is "label" (sets the label t to the name) or "fail" (fails for the Pod "bad").
	Transform string `json:"transform,omitempty"`
	// Handlers are there from the beginning.
	Handlers []handler `json:"handlers"`
	Replies  []reply   `json:"replies"`
	Actions  []action  `json:"actions,omitempty"`
	// End is when it is stopped, in milliseconds.
	End int `json:"end"`
}

type handler struct {
	Name string `json:"name"`
	// Resync is its period, in milliseconds; left out, that of the informer.
	Resync *int `json:"resync,omitempty"`
	// Slow is how long each call takes, in milliseconds.
	Slow int `json:"slow,omitempty"`
}

type action struct {
	At     int      `json:"at"`
	Add    *handler `json:"add,omitempty"`
	Remove string   `json:"remove,omitempty"`
	// Look records what is cached.
	Look bool `json:"look,omitempty"`
}

type outcome struct {
	Requests []string            `json:"requests"`
	Handlers map[string][]string `json:"handlers"`
	// Looks are what was cached when it was looked at, and in the end.
	Looks []look `json:"looks"`
}

type look struct {
	Store []string `json:"store"`
	// Index is the index by the label v: value and keys.
	Index       map[string][]string `json:"index"`
	LastVersion string              `json:"lastVersion"`
	// StoreVersion is up to which the store is.
	StoreVersion string   `json:"storeVersion"`
	Synced       bool     `json:"synced"`
	HandlerSync  []string `json:"handlerSync"`
}

type entry struct {
	at   time.Time
	kind string
	key  string
	text string
}

type listener struct {
	handler
	lock         sync.Mutex
	log          []entry
	registration cache.ResourceEventHandlerRegistration
}

func describe(obj any) (string, string) {
	m, err := meta.Accessor(obj)
	if err != nil {
		panic(err)
	}
	text := m.GetName() + "@" + m.GetResourceVersion()
	if uid := m.GetUID(); uid != "" {
		text += "/" + string(uid)
	}
	if t := m.GetLabels()["t"]; t != "" {
		text += "+" + t
	}
	return m.GetName(), text
}

func (l *listener) add(kind, key, text string) {
	l.lock.Lock()
	l.log = append(l.log, entry{at: time.Now(), kind: kind, key: key, text: text})
	l.lock.Unlock()
	if l.Slow > 0 {
		time.Sleep(time.Duration(l.Slow) * time.Millisecond)
	}
}

func (l *listener) OnAdd(obj any, initial bool) {
	key, text := describe(obj)
	if initial {
		text += " initial"
	}
	l.add("add", key, join("add", text))
}

func (l *listener) OnUpdate(old, obj any) {
	key, text := describe(obj)
	_, before := describe(old)
	l.add("update", key, join("update", before, text))
}

func (l *listener) OnDelete(obj any) {
	if unseen, ok := obj.(cache.DeletedFinalStateUnknown); ok {
		key, text := describe(unseen.Obj)
		l.add("unseen", key, join("delete", text, "unseen"))
		return
	}
	key, text := describe(obj)
	l.add("delete", key, join("delete", text))
}

// lines are the calls in order; where Go walks a map, by name.
func (l *listener) lines() []string {
	l.lock.Lock()
	defer l.lock.Unlock()
	out := []string{}
	for from := 0; from < len(l.log); {
		to := from + 1
		for to < len(l.log) && l.Slow == 0 && l.log[to].at.Equal(l.log[from].at) && (l.log[to].kind == "unseen") == (l.log[from].kind == "unseen") {
			to++
		}
		group := l.log[from:to]
		sort.SliceStable(group, func(i, j int) bool { return group[i].key < group[j].key })
		for _, each := range group {
			out = append(out, each.text)
		}
		from = to
	}
	return out
}

func answer(in json.RawMessage) any {
	s := rows.Read[scenario](in)
	var out outcome
	synctest.Test(bubbles, func(*testing.T) { out = s.run() })
	return out
}

var pods = schema.GroupVersionResource{Version: "v1", Resource: "pods"}

func byLabel(obj any) ([]string, error) {
	m, err := meta.Accessor(obj)
	if err != nil {
		return nil, err
	}
	if v, ok := m.GetLabels()["v"]; ok {
		return []string{v}, nil
	}
	return nil, nil
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func (s scenario) informer(t *server) cache.SharedIndexInformer {
	cfg := &rest.Config{Host: "http://server", QPS: -1, UserAgent: "test", Transport: t, WarningHandler: rest.NoWarnings{}}
	cfg.ContentType = "application/json"
	resync := time.Duration(s.Resync) * time.Millisecond
	indexers := cache.Indexers{cache.NamespaceIndex: cache.MetaNamespaceIndexFunc, "v": byLabel}
	tweak := func(options *metav1.ListOptions) { options.LabelSelector = s.LabelSelector }
	switch s.Client {
	case "dynamic":
		client := must(dynamic.NewForConfig(cfg))
		return dynamicinformer.NewFilteredDynamicInformer(client, pods, s.Namespace, resync, indexers, tweak).Informer()
	case "metadata":
		client := must(metadata.NewForConfig(cfg))
		return metadatainformer.NewFilteredMetadataInformer(client, pods, s.Namespace, resync, indexers, tweak).Informer()
	}
	client := must(kubernetes.NewForConfig(cfg))
	return corev1informers.NewFilteredPodInformer(client, s.Namespace, resync, indexers, tweak)
}

func (s scenario) run() outcome {
	t := &server{replies: s.Replies}
	informer := s.informer(t)
	if s.Transform != "" {
		must(0, informer.SetTransform(func(obj any) (any, error) {
			m := must(meta.Accessor(obj))
			if s.Transform == "fail" && m.GetName() == "bad" {
				return nil, errNoTransform
			}
			if s.Transform == "label" {
				m.SetLabels(map[string]string{"t": m.GetName(), "v": m.GetLabels()["v"]})
			}
			return obj, nil
		}))
	}
	listeners := map[string]*listener{}
	var names []string
	add := func(h handler) {
		l := &listener{handler: h}
		if h.Resync == nil {
			l.registration = must(informer.AddEventHandler(l))
		} else {
			l.registration = must(informer.AddEventHandlerWithResyncPeriod(l, time.Duration(*h.Resync)*time.Millisecond))
		}
		listeners[h.Name] = l
		names = append(names, h.Name)
	}
	for _, h := range s.Handlers {
		add(h)
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	start := time.Now()
	go func() {
		informer.RunWithContext(ctx)
		close(done)
	}()
	out := outcome{Handlers: map[string][]string{}}
	until := func(at int) {
		time.Sleep(time.Until(start.Add(time.Duration(at) * time.Millisecond)))
		synctest.Wait()
	}
	watch := func() {
		l := look{Store: []string{}, Index: map[string][]string{}, HandlerSync: []string{}}
		for _, obj := range informer.GetStore().List() {
			_, text := describe(obj)
			l.Store = append(l.Store, text)
		}
		sort.Strings(l.Store)
		for _, value := range informer.GetIndexer().ListIndexFuncValues("v") {
			l.Index[value] = must(informer.GetIndexer().IndexKeys("v", value))
		}
		l.LastVersion = informer.LastSyncResourceVersion()
		l.StoreVersion = informer.GetStore().LastStoreSyncResourceVersion()
		l.Synced = informer.HasSynced()
		for _, name := range names {
			if listeners[name].registration.HasSynced() {
				l.HandlerSync = append(l.HandlerSync, name)
			}
		}
		out.Looks = append(out.Looks, l)
	}
	for _, a := range s.Actions {
		until(a.At)
		switch {
		case a.Add != nil:
			add(*a.Add)
			synctest.Wait()
		case a.Remove != "":
			must(0, informer.RemoveEventHandler(listeners[a.Remove].registration))
		case a.Look:
			watch()
		}
	}
	until(s.End)
	watch()
	t.lock.Lock()
	out.Requests = append([]string{}, t.requests...)
	t.lock.Unlock()
	for name, l := range listeners {
		out.Handlers[name] = l.lines()
	}
	cancel()
	<-done
	return out
}
