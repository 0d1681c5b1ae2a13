// Command informerbench reads Pods into an informer of client-go and takes a burst of changes: informerbench URL PODS EVENTS.
// It prints figures as JSON.
package main

import (
	"context"
	"encoding/json"
	"net/http"
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	corev1informers "k8s.io/client-go/informers/core/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func heap() uint64 {
	runtime.GC()
	runtime.GC()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.HeapAlloc
}

func maxRSS() float64 {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return float64(usage.Maxrss) / 1024
}

// rss is what the process has now, in MiB.
func rss() float64 {
	pages := must(strconv.Atoi(strings.Fields(string(must(os.ReadFile("/proc/self/statm"))))[1]))
	return float64(pages*os.Getpagesize()) / (1 << 20)
}

func main() {
	url, pods, events := os.Args[1], must(strconv.Atoi(os.Args[2])), must(strconv.Atoi(os.Args[3]))
	cfg := &rest.Config{Host: url, QPS: -1, ContentConfig: rest.ContentConfig{ContentType: "application/json"}}
	client := must(kubernetes.NewForConfig(cfg))
	informer := corev1informers.NewPodInformer(client, "", 0, cache.Indexers{cache.NamespaceIndex: cache.MetaNamespaceIndexFunc})
	must(0, informer.SetTransform(func(obj any) (any, error) {
		if m, err := meta.Accessor(obj); err == nil {
			m.SetManagedFields(nil)
		}
		return obj, nil
	}))
	left := int64(events)
	finished := make(chan struct{})
	handler := must(informer.AddEventHandler(cache.ResourceEventHandlerFuncs{UpdateFunc: func(_, _ any) {
		if atomic.AddInt64(&left, -1) == 0 {
			close(finished)
		}
	}}))
	before := heap()
	begun := time.Now()
	go informer.RunWithContext(context.Background())
	cache.WaitFor(context.Background(), "", handler.HasSyncedChecker())
	sync := time.Since(begun).Seconds()
	peak := maxRSS()
	after := heap()
	steady := rss()
	begun = time.Now()
	go func() {
		response := must(http.Post(url+"/burst?count="+os.Args[3], "", nil))
		_ = response.Body.Close()
	}()
	<-finished
	seconds := time.Since(begun).Seconds()
	must(0, json.NewEncoder(os.Stdout).Encode(map[string]any{
		"size": len(informer.GetStore().ListKeys()), "syncSeconds": sync, "heapPerPod": float64(after-before) / float64(pods),
		"peakMiB": peak, "steadyMiB": steady, "endMiB": rss(), "eventsPerSecond": float64(events) / seconds,
	}))
}
