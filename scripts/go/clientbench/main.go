// Command clientbench makes calls with client-go: clientbench json|protobuf list|watch|gets|gets-tls|more-gets|more-gets-tls|watches SERVER EVENTS, where SERVER
// is what bench/programs/client_server.mjs prints. It prints figures as JSON.
package main

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// used is the time of processors in seconds, and the most memory in MiB.
func used() (cpu, peak float64) {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return float64(usage.Utime.Nano()+usage.Stime.Nano()) / 1e9, float64(usage.Maxrss) / 1024
}

// rss is what the process has now, in MiB.
func rss() float64 {
	pages := must(strconv.Atoi(strings.Fields(string(must(os.ReadFile("/proc/self/statm"))))[1]))
	return float64(pages*os.Getpagesize()) / (1 << 20)
}

// weigh reads something of a Pod, as the other sides do.
func weigh(pod *corev1.Pod) int64 {
	return int64(len(pod.Name) + len(pod.Spec.Containers))
}

func main() {
	side, row, events := os.Args[1], os.Args[2], must(strconv.ParseInt(os.Args[4], 10, 64))
	var server struct{ URL, SecureURL, CA string }
	must(0, json.Unmarshal([]byte(os.Args[3]), &server))
	cfg := &rest.Config{Host: server.URL, QPS: -1, ContentConfig: rest.ContentConfig{ContentType: "application/json"}}
	if side == "protobuf" {
		cfg.ContentType = "application/vnd.kubernetes.protobuf"
	}
	if row == "watches" || strings.HasSuffix(row, "gets-tls") {
		cfg.Host = server.SecureURL
		cfg.CAData = must(base64.StdEncoding.DecodeString(server.CA))
	}
	ctx := context.Background()
	core := must(kubernetes.NewForConfig(cfg)).CoreV1()
	must(core.Pods("default").Get(ctx, "a", metav1.GetOptions{}))
	runtime.GC()
	before := rss()
	cpuBefore, _ := used()
	var weight int64
	begun := time.Now()
	switch row {
	case "list":
		list := must(core.Pods("").List(ctx, metav1.ListOptions{}))
		for at := range list.Items {
			weight += weigh(&list.Items[at])
		}
	case "watch":
		watch := must(core.Pods("").Watch(ctx, metav1.ListOptions{}))
		for left := events; left > 0; left-- {
			weight += weigh((<-watch.ResultChan()).Object.(*corev1.Pod))
		}
	case "gets", "gets-tls", "more-gets", "more-gets-tls":
		batches := 1
		if strings.HasPrefix(row, "more-") {
			batches = 20
		}
		for range batches {
			var group sync.WaitGroup
			for range 1000 {
				group.Go(func() {
					atomic.AddInt64(&weight, weigh(must(core.Pods("default").Get(ctx, "a", metav1.GetOptions{}))))
				})
			}
			group.Wait()
		}
	case "watches":
		var group sync.WaitGroup
		for range 200 {
			group.Go(func() { must(core.Pods("").Watch(ctx, metav1.ListOptions{FieldSelector: "quiet"})) })
		}
		group.Wait()
		time.Sleep(200 * time.Millisecond)
		weight = 200
	}
	seconds := time.Since(begun).Seconds()
	added := rss() - before
	cpu, peak := used()
	response := must(http.Get(server.URL + "/connections"))
	connections := must(strconv.Atoi(string(must(io.ReadAll(response.Body)))))
	must(0, json.NewEncoder(os.Stdout).Encode(map[string]any{
		"weight": weight, "seconds": seconds, "cpuSeconds": cpu - cpuBefore, "addedMiB": added, "peakMiB": peak, "connections": connections,
	}))
}
