// Command manager is an operator on controller-runtime, which the tests run against our server: manager URL NAME. Of a
// Fleet (harbour.example.com/v1) it makes as many ConfigMaps as spec.ships says, which the Fleet owns, and a ClusterRole,
// which nothing can own and a finalizer removes; status tells how many there are. Replicas elect a leader. To each line of
// standard input it answers with a line of JSON: whether it leads, how often it was started, how often it reconciled, and
// what its caches hold.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/rest"
	"k8s.io/klog/v2"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/config"
	"sigs.k8s.io/controller-runtime/pkg/log"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/metrics/server"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// answer is what a replica has.
type answer struct {
	Leads        bool                 `json:"leads"`
	Starts       int                  `json:"starts"`
	Reconciles   int64                `json:"reconciles"`
	Fleets       []Fleet              `json:"fleets"`
	ConfigMaps   []corev1.ConfigMap   `json:"configMaps"`
	ClusterRoles []rbacv1.ClusterRole `json:"clusterRoles"`
}

// replica is a manager, and after it has lost its lease another one.
type replica struct {
	host, name string
	scheme     *runtime.Scheme
	reconciles atomic.Int64

	mutex   sync.Mutex
	manager manager.Manager
	starts  int
}

func (r *replica) run(ctx context.Context) {
	for {
		mgr, err := r.newManager()
		if err == nil {
			r.mutex.Lock()
			r.manager = mgr
			r.starts++
			r.mutex.Unlock()
			err = mgr.Start(ctx)
		}
		// As the kubelet starts a container again.
		fmt.Fprintf(os.Stderr, "%s ended: %v\n", r.name, err)
		time.Sleep(200 * time.Millisecond)
	}
}

func (r *replica) newManager() (manager.Manager, error) {
	lease, deadline, period := 6*time.Second, 4*time.Second, 500*time.Millisecond
	again := true
	mgr, err := ctrl.NewManager(&rest.Config{Host: r.host, QPS: -1}, manager.Options{
		Scheme:                        r.scheme,
		Metrics:                       server.Options{BindAddress: "0"},
		LeaderElection:                true,
		LeaderElectionID:              "fleets",
		LeaderElectionNamespace:       "default",
		LeaderElectionReleaseOnCancel: true,
		LeaseDuration:                 &lease,
		RenewDeadline:                 &deadline,
		RetryPeriod:                   &period,
		// Names of controllers are registered for the whole process.
		Controller: config.Controller{SkipNameValidation: &again, MaxConcurrentReconciles: 4},
	})
	if err != nil {
		return nil, err
	}
	return mgr, addReconciler(mgr, &r.reconciles)
}

func (r *replica) answer(ctx context.Context) (answer, error) {
	r.mutex.Lock()
	mgr, result := r.manager, answer{Starts: r.starts, Reconciles: r.reconciles.Load()}
	r.mutex.Unlock()
	if mgr == nil {
		return result, nil
	}
	select {
	case <-mgr.Elected():
		result.Leads = true
	default:
	}
	limited, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	if !mgr.GetCache().WaitForCacheSync(limited) {
		return result, nil
	}
	var fleets FleetList
	var configMaps corev1.ConfigMapList
	var roles rbacv1.ClusterRoleList
	for _, list := range []client.ObjectList{&fleets, &configMaps, &roles} {
		if err := mgr.GetClient().List(limited, list); err != nil {
			return result, err
		}
	}
	result.Fleets, result.ConfigMaps, result.ClusterRoles = fleets.Items, configMaps.Items, roles.Items
	return result, nil
}

func main() {
	// Reflectors and controllers log each disconnect.
	klog.SetLogger(klog.Logger{})
	log.SetLogger(logr.Discard())
	scheme := runtime.NewScheme()
	must(0, corev1.AddToScheme(scheme))
	must(0, rbacv1.AddToScheme(scheme))
	addFleets(scheme)
	r := &replica{host: os.Args[1], name: os.Args[2], scheme: scheme}
	ctx := context.Background()
	go r.run(ctx)

	out := json.NewEncoder(os.Stdout)
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		result, err := r.answer(ctx)
		if err != nil {
			// A cache that is just being stopped.
			result = answer{Starts: result.Starts, Reconciles: result.Reconciles}
		}
		must(0, out.Encode(result))
	}
}
