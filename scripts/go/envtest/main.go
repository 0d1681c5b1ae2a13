// Command envtest runs a suite over controller-runtime's envtest, as operators have: envtest [COUNT] starts as many control
// planes at once of the programs in KUBEBUILDER_ASSETS, with a custom resource, a webhook, users, a cache and a watch, and
// stops them. It prints what each step saw as a line of JSON, with the CPU seconds and the memory of the programs.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/go-logr/logr"
	admissionv1 "k8s.io/api/admissionregistration/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/klog/v2"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/envtest"
	"sigs.k8s.io/controller-runtime/pkg/log"
	"sigs.k8s.io/controller-runtime/pkg/metrics/server"
	"sigs.k8s.io/controller-runtime/pkg/webhook"
	"sigs.k8s.io/controller-runtime/pkg/webhook/admission"
)

func must[T any](value T, err error) T {
	check(err)
	return value
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

// seen is what a suite saw.
type seen struct {
	Version    string            `json:"version"`
	Start      float64           `json:"start"`
	Stop       float64           `json:"stop"`
	Memory     map[string]int    `json:"memory"`
	Namespaces []string          `json:"namespaces"`
	Denied     string            `json:"denied"`
	Defaulted  map[string]string `json:"defaulted"`
	Invalid    string            `json:"invalid"`
	Forbidden  string            `json:"forbidden"`
	Permitted  int               `json:"permitted"`
	Watched    []string          `json:"watched"`
	Cached     int               `json:"cached"`
	Left       []string          `json:"left"`
}

var boat = schema.GroupVersionKind{Group: "harbour.example.com", Version: "v1", Kind: "Boat"}

func definition() *apiextensionsv1.CustomResourceDefinition {
	limit := int64(3)
	return &apiextensionsv1.CustomResourceDefinition{
		ObjectMeta: metav1.ObjectMeta{Name: "boats.harbour.example.com"},
		Spec: apiextensionsv1.CustomResourceDefinitionSpec{
			Group: boat.Group,
			Scope: apiextensionsv1.NamespaceScoped,
			Names: apiextensionsv1.CustomResourceDefinitionNames{Plural: "boats", Kind: boat.Kind},
			Versions: []apiextensionsv1.CustomResourceDefinitionVersion{{
				Name: boat.Version, Served: true, Storage: true,
				Schema: &apiextensionsv1.CustomResourceValidation{OpenAPIV3Schema: &apiextensionsv1.JSONSchemaProps{
					Type: "object",
					Properties: map[string]apiextensionsv1.JSONSchemaProps{"spec": {
						Type: "object",
						Properties: map[string]apiextensionsv1.JSONSchemaProps{
							"name": {Type: "string", MaxLength: &limit},
							"flag": {Type: "string", Default: &apiextensionsv1.JSON{Raw: []byte(`"none"`)}},
						},
					}},
				}},
			}},
		},
	}
}

func newBoat(name string) *unstructured.Unstructured {
	made := &unstructured.Unstructured{Object: map[string]any{"spec": map[string]any{"name": name}}}
	made.SetGroupVersionKind(boat)
	made.SetName("boat-" + name)
	made.SetNamespace("default")
	return made
}

func validating() *admissionv1.ValidatingWebhookConfiguration {
	path, none, fail := "/validate", admissionv1.SideEffectClassNone, admissionv1.Fail
	return &admissionv1.ValidatingWebhookConfiguration{
		ObjectMeta: metav1.ObjectMeta{Name: "boats"},
		Webhooks: []admissionv1.ValidatingWebhook{{
			Name: "boats.harbour.example.com", SideEffects: &none, FailurePolicy: &fail,
			AdmissionReviewVersions: []string{"v1"},
			ClientConfig: admissionv1.WebhookClientConfig{
				Service: &admissionv1.ServiceReference{Name: "boats", Namespace: "default", Path: &path},
			},
			Rules: []admissionv1.RuleWithOperations{{
				Operations: []admissionv1.OperationType{admissionv1.Create},
				Rule: admissionv1.Rule{
					APIGroups: []string{boat.Group}, APIVersions: []string{"v1"}, Resources: []string{"boats"},
				},
			}},
		}},
	}
}

// refuse refuses boats that are called bad.
func refuse(_ context.Context, request admission.Request) admission.Response {
	if strings.Contains(string(request.Object.Raw), `"name":"bad"`) {
		return admission.Denied("no such boats")
	}
	return admission.Allowed("")
}

func run(ctx context.Context) (result seen) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	environment := &envtest.Environment{
		CRDs:                  []*apiextensionsv1.CustomResourceDefinition{definition()},
		WebhookInstallOptions: envtest.WebhookInstallOptions{ValidatingWebhooks: []*admissionv1.ValidatingWebhookConfiguration{validating()}},
		// AttachControlPlaneOutput writes to where this program writes its own lines.
		AttachControlPlaneOutput: os.Getenv("ATTACH") != "",
	}
	began := time.Now()
	config := must(environment.Start())
	result.Start = time.Since(began).Seconds()
	result.Memory = memory(environment)

	options := environment.WebhookInstallOptions
	manager := must(ctrl.NewManager(config, ctrl.Options{
		Scheme:  scheme.Scheme,
		Metrics: server.Options{BindAddress: "0"},
		WebhookServer: webhook.NewServer(webhook.Options{
			Host: options.LocalServingHost, Port: options.LocalServingPort, CertDir: options.LocalServingCertDir,
		}),
	}))
	manager.GetWebhookServer().Register("/validate", &webhook.Admission{Handler: admission.HandlerFunc(refuse)})
	ended := make(chan error, 1)
	go func() { ended <- manager.Start(ctx) }()

	direct := must(client.NewWithWatch(config, client.Options{Scheme: scheme.Scheme}))
	var namespaces corev1.NamespaceList
	check(direct.List(ctx, &namespaces))
	for _, each := range namespaces.Items {
		result.Namespaces = append(result.Namespaces, each.Name)
	}

	list := &unstructured.UnstructuredList{}
	list.SetGroupVersionKind(boat.GroupVersion().WithKind("BoatList"))
	watch := must(direct.Watch(ctx, list, client.InNamespace("default")))
	good := newBoat("ok")
	// The webhook may not listen yet.
	for tries := 0; ; tries++ {
		err := direct.Create(ctx, good)
		if err == nil {
			break
		}
		if tries == 100 || !apierrors.IsInternalError(err) {
			panic(err)
		}
		time.Sleep(100 * time.Millisecond)
	}
	spec, _, _ := unstructured.NestedStringMap(good.Object, "spec")
	result.Defaulted = spec
	result.Denied = fmt.Sprint(direct.Create(ctx, newBoat("bad")))
	result.Invalid = fmt.Sprint(direct.Create(ctx, newBoat("long")))
	good.SetLabels(map[string]string{"painted": "yes"})
	check(direct.Update(ctx, good))
	check(direct.Delete(ctx, good))
	for len(result.Watched) < 3 {
		result.Watched = append(result.Watched, string((<-watch.ResultChan()).Type))
	}

	user := must(environment.AddUser(envtest.User{Name: "ann", Groups: []string{"sailors"}}, nil))
	limited := must(client.New(user.Config(), client.Options{Scheme: scheme.Scheme}))
	var maps corev1.ConfigMapList
	result.Forbidden = fmt.Sprint(limited.List(ctx, &maps))
	check(direct.Create(ctx, &rbacv1.ClusterRole{
		ObjectMeta: metav1.ObjectMeta{Name: "sailors"},
		Rules:      []rbacv1.PolicyRule{{APIGroups: []string{""}, Resources: []string{"configmaps"}, Verbs: []string{"list"}}},
	}))
	check(direct.Create(ctx, &rbacv1.ClusterRoleBinding{
		ObjectMeta: metav1.ObjectMeta{Name: "sailors"},
		Subjects:   []rbacv1.Subject{{Kind: "Group", APIGroup: rbacv1.GroupName, Name: "sailors"}},
		RoleRef:    rbacv1.RoleRef{Kind: "ClusterRole", APIGroup: rbacv1.GroupName, Name: "sailors"},
	}))
	for each := 0; each < 5; each++ {
		check(direct.Create(ctx, &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Name: fmt.Sprint("map-", each), Namespace: "default"}}))
	}
	for tries := 0; tries < 100 && limited.List(ctx, &maps, client.InNamespace("default")) != nil; tries++ {
		time.Sleep(50 * time.Millisecond)
	}
	result.Permitted = len(maps.Items)
	if !manager.GetCache().WaitForCacheSync(ctx) {
		panic("no caches")
	}
	var cached corev1.ConfigMapList
	check(manager.GetClient().List(ctx, &cached, client.InNamespace("default")))
	result.Cached = len(cached.Items)
	result.Version = must(must(discovery.NewDiscoveryClientForConfig(config)).ServerVersion()).GitVersion

	dir := environment.ControlPlane.GetAPIServer().CertDir
	watch.Stop()
	cancel()
	check(<-ended)
	began = time.Now()
	check(environment.Stop())
	result.Stop = time.Since(began).Seconds()
	if _, err := os.Stat(dir); err == nil {
		result.Left = append(result.Left, dir)
	}
	return result
}

// memory is that of the programs, by name, in KiB of resident memory.
func memory(environment *envtest.Environment) map[string]int {
	found := map[string]int{}
	entries, err := os.ReadDir("/proc")
	if err != nil {
		return found
	}
	dirs := []string{environment.ControlPlane.GetAPIServer().CertDir, environment.ControlPlane.Etcd.DataDir}
	for _, each := range entries {
		line, _ := os.ReadFile("/proc/" + each.Name() + "/cmdline")
		for index, dir := range dirs {
			if dir == "" || !strings.Contains(string(line), dir) {
				continue
			}
			status, _ := os.ReadFile("/proc/" + each.Name() + "/status")
			for _, row := range strings.Split(string(status), "\n") {
				if fields := strings.Fields(row); len(fields) > 1 && fields[0] == "VmRSS:" {
					found[[]string{"kube-apiserver", "etcd"}[index]], _ = strconv.Atoi(fields[1])
				}
			}
		}
	}
	return found
}

func main() {
	klog.SetLogger(logr.Discard())
	log.SetLogger(logr.Discard())
	count := 1
	if len(os.Args) > 1 {
		count = must(strconv.Atoi(os.Args[1]))
	}
	results := make([]seen, count)
	var group sync.WaitGroup
	for each := range results {
		group.Go(func() { results[each] = run(context.Background()) })
	}
	group.Wait()
	var used syscall.Rusage
	check(syscall.Getrusage(syscall.RUSAGE_CHILDREN, &used))
	seconds := func(time syscall.Timeval) float64 { return float64(time.Sec) + float64(time.Usec)/1e6 }
	check(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"suites": results, "cpu": seconds(used.Utime) + seconds(used.Stime),
	}))
}
