// What kube-aggregator makes of an APIService: reads rows, one a line, and writes them with "out".
//
// {"kind": "availability", "in": {"service": SERVICE, "slices": [ENDPOINTSLICE], "routing": "cluster" or "endpoints",
// "backend": {"PATH": ANSWER}}} gives the condition that its availability controller writes for v1.zoo.example.com, whose
// Service is zoo/birds, port 443.
//
// {"kind": "discovery", "in": {"group": ..., "version": ..., "backend": {"PATH": ANSWER}}} gives what its discovery manager
// tells of that version when the backend answers so: "PATH v2" and "PATH v2beta1" are for aggregated discovery.
//
// An ANSWER is {"status": 200, "type": CONTENT-TYPE, "etag": ..., "body": TEXT}.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apiserver/pkg/endpoints/discovery/aggregated"
	"k8s.io/apiserver/pkg/util/proxy"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes/fake"
	"k8s.io/klog/v2"
	apiregistration "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
	"k8s.io/kube-aggregator/pkg/apiserver"
	aggregatorfake "k8s.io/kube-aggregator/pkg/client/clientset_generated/clientset/fake"
	aggregatorinformers "k8s.io/kube-aggregator/pkg/client/informers/externalversions"
	"k8s.io/kube-aggregator/pkg/controllers/status/metrics"
	"k8s.io/kube-aggregator/pkg/controllers/status/remote"
	"k8s.io/utils/ptr"
)

type answer struct {
	Status int    `json:"status"`
	Type   string `json:"type"`
	ETag   string `json:"etag"`
	Body   string `json:"body"`
}

type input struct {
	Service *corev1.Service              `json:"service"`
	Slices  []*discoveryv1.EndpointSlice `json:"slices"`
	Routing string                       `json:"routing"`
	Group   string                       `json:"group"`
	Version string                       `json:"version"`
	Backend map[string]answer            `json:"backend"`
}

type row struct {
	Kind string          `json:"kind"`
	Name string          `json:"name"`
	In   json.RawMessage `json:"in"`
	Out  any             `json:"out"`
}

func handler(answers map[string]answer) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		given, found := answer{}, false
		for _, accepted := range strings.Split(req.Header.Get("Accept"), ",") {
			for _, version := range []string{"v2", "v2beta1"} {
				if !found && strings.Contains(accepted, "v="+version+";") {
					given, found = answers[req.URL.Path+" "+version]
				}
			}
		}
		if !found {
			given, found = answers[req.URL.Path]
		}
		if !found {
			http.NotFound(w, req)
			return
		}
		if given.ETag != "" {
			w.Header().Set("ETag", given.ETag)
		}
		if given.Type != "" {
			w.Header().Set("Content-Type", given.Type)
		}
		w.WriteHeader(given.Status)
		_, _ = w.Write([]byte(given.Body))
	})
}

// toBackend sends to the backend whatever leads to its port, wherever that is.
type toBackend struct {
	resolver apiserver.ServiceResolver
	host     string
}

func (r toBackend) ResolveEndpoint(namespace, name string, port int32) (*url.URL, error) {
	found, err := r.resolver.ResolveEndpoint(namespace, name, port)
	if err == nil && found.Hostname() == "127.0.0.1" {
		found.Host = r.host
	}
	return found, err
}

func availability(in input) any {
	backend := httptest.NewTLSServer(handler(in.Backend))
	defer backend.Close()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	const name = "v1.zoo.example.com"
	client := aggregatorfake.NewSimpleClientset(&apiregistration.APIService{
		ObjectMeta: metav1.ObjectMeta{Name: name},
		Spec: apiregistration.APIServiceSpec{
			Group: "zoo.example.com", Version: "v1", GroupPriorityMinimum: 1000, VersionPriority: 15, InsecureSkipTLSVerify: true,
			Service: &apiregistration.ServiceReference{Namespace: "zoo", Name: "birds", Port: ptr.To(int32(443))},
		},
	})
	cluster := fake.NewSimpleClientset()
	if in.Service != nil {
		must(cluster.Tracker().Add(in.Service))
	}
	for _, slice := range in.Slices {
		must(cluster.Tracker().Add(slice))
	}
	own := aggregatorinformers.NewSharedInformerFactory(client, 0)
	others := informers.NewSharedInformerFactory(cluster, 0)
	services := others.Core().V1().Services()
	slices := others.Discovery().V1().EndpointSlices()
	getter, err := proxy.NewEndpointSliceIndexerGetter(slices)
	must(err)
	resolver := apiserver.NewClusterIPServiceResolver(services.Lister())
	if in.Routing == "endpoints" {
		resolver = apiserver.NewEndpointServiceResolver(services.Lister(), getter)
	}
	host := backend.Listener.Addr().String()
	controller, err := remote.New(own.Apiregistration().V1().APIServices(), services, slices, client.ApiregistrationV1(),
		nil, nil, toBackend{resolver, host}, metrics.New())
	must(err)
	own.Start(ctx.Done())
	others.Start(ctx.Done())
	go controller.Run(1, ctx.Done())
	for {
		got, err := client.ApiregistrationV1().APIServices().Get(ctx, name, metav1.GetOptions{})
		must(err)
		if len(got.Status.Conditions) > 0 {
			condition := got.Status.Conditions[0]
			return map[string]string{
				"status":  string(condition.Status),
				"reason":  condition.Reason,
				"message": strings.ReplaceAll(condition.Message, host, "BACKEND"),
			}
		}
		time.Sleep(time.Millisecond)
	}
}

func discovery(in input) any {
	resources := aggregated.NewResourceManager("apis")
	manager := apiserver.NewDiscoveryManager(resources)
	stop := make(chan struct{})
	defer close(stop)
	manager.AddAPIService(&apiregistration.APIService{
		ObjectMeta: metav1.ObjectMeta{Name: in.Version + "." + in.Group},
		Spec: apiregistration.APIServiceSpec{
			Group: in.Group, Version: in.Version,
			Service: &apiregistration.ServiceReference{Namespace: "zoo", Name: "birds"},
		},
	}, handler(in.Backend))
	synced := make(chan struct{})
	go manager.Run(stop, synced)
	<-synced
	req := httptest.NewRequest("GET", "/apis", nil)
	req.Header.Set("Accept", "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList")
	w := httptest.NewRecorder()
	resources.ServeHTTP(w, req)
	var list struct {
		Items []json.RawMessage `json:"items"`
	}
	must(json.Unmarshal(w.Body.Bytes(), &list))
	return list.Items
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func main() {
	klog.SetOutput(devNull{})
	klog.LogToStderr(false)
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var each row
		must(json.Unmarshal(lines.Bytes(), &each))
		var in input
		must(json.Unmarshal(each.In, &in))
		switch each.Kind {
		case "availability":
			each.Out = availability(in)
		case "discovery":
			each.Out = discovery(in)
		default:
			panic(each.Kind)
		}
		text, err := json.Marshal(each)
		must(err)
		fmt.Println(string(text))
	}
	must(lines.Err())
}

type devNull struct{}

func (devNull) Write(p []byte) (int, error) { return len(p), nil }
