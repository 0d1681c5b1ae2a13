// nodes KUBECONFIG: plays two Nodes for scripts/e2e.sh, where no kubelet runs. It binds Pods to a Node whose labels fit, says
// that they run and are ready, and removes them a second after they are deleted. Nothing is executed: probes, logs and exec
// do not work.
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"os/signal"
	"sync/atomic"
	"syscall"
	"time"

	coordinationv1 "k8s.io/api/coordination/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/client-go/util/retry"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/component-helpers/scheduling/corev1/nodeaffinity"
)

type stage struct {
	client kubernetes.Interface
	nodes  []*corev1.Node
	turn   int
	pods   atomic.Int64
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	config, err := clientcmd.BuildConfigFromFlags("", os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	config.QPS, config.Burst = 200, 400
	s := &stage{client: kubernetes.NewForConfigOrDie(config)}
	for at := range 2 {
		if err := s.join(ctx, newNode(at)); err != nil {
			log.Fatal(err)
		}
	}
	factory := informers.NewSharedInformerFactory(s.client, 0)
	pods := factory.Core().V1().Pods()
	queue := workqueue.NewTypedRateLimitingQueue(workqueue.DefaultTypedControllerRateLimiter[string]())
	add := func(object any) {
		if key, err := cache.MetaNamespaceKeyFunc(object); err == nil {
			queue.Add(key)
		}
	}
	pods.Informer().AddEventHandler(cache.ResourceEventHandlerFuncs{AddFunc: add, UpdateFunc: func(_, object any) { add(object) }})
	factory.Start(ctx.Done())
	factory.WaitForCacheSync(ctx.Done())
	context.AfterFunc(ctx, queue.ShutDown)
	log.Print("ready")
	for {
		key, ends := queue.Get()
		if ends {
			return
		}
		namespace, name, _ := cache.SplitMetaNamespaceKey(key)
		finish := func(err error) {
			if err != nil && !apierrors.IsNotFound(err) && !apierrors.IsConflict(err) {
				queue.AddRateLimited(key)
			} else {
				queue.Forget(key)
			}
			queue.Done(key)
		}
		pod, err := pods.Lister().Pods(namespace).Get(name)
		switch {
		case err != nil:
			finish(err)
		case pod.DeletionTimestamp != nil:
			go func() { finish(s.terminate(ctx, pod)) }()
		case pod.Spec.NodeName == "":
			finish(s.bind(ctx, pod))
		default:
			finish(s.run(ctx, pod.DeepCopy()))
		}
	}
}

func newNode(at int) *corev1.Node {
	name := fmt.Sprintf("stage-%d", at)
	resources := corev1.ResourceList{
		corev1.ResourceCPU: resource.MustParse("16"), corev1.ResourceMemory: resource.MustParse("64Gi"),
		corev1.ResourcePods: resource.MustParse("500"), corev1.ResourceEphemeralStorage: resource.MustParse("100Gi"),
	}
	now := metav1.Now()
	condition := func(kind corev1.NodeConditionType, status corev1.ConditionStatus, reason string) corev1.NodeCondition {
		return corev1.NodeCondition{Type: kind, Status: status, Reason: reason, LastHeartbeatTime: now, LastTransitionTime: now}
	}
	return &corev1.Node{
		ObjectMeta: metav1.ObjectMeta{Name: name, Labels: map[string]string{
			corev1.LabelHostname: name, corev1.LabelOSStable: "linux", corev1.LabelArchStable: "amd64",
		}},
		Spec: corev1.NodeSpec{PodCIDR: fmt.Sprintf("10.200.%d.0/24", at)},
		Status: corev1.NodeStatus{
			Capacity: resources, Allocatable: resources,
			Conditions: []corev1.NodeCondition{
				condition(corev1.NodeMemoryPressure, corev1.ConditionFalse, "KubeletHasSufficientMemory"),
				condition(corev1.NodeDiskPressure, corev1.ConditionFalse, "KubeletHasNoDiskPressure"),
				condition(corev1.NodePIDPressure, corev1.ConditionFalse, "KubeletHasSufficientPID"),
				condition(corev1.NodeReady, corev1.ConditionTrue, "KubeletReady"),
			},
			Addresses: []corev1.NodeAddress{
				{Type: corev1.NodeInternalIP, Address: fmt.Sprintf("10.201.0.%d", at+1)},
				{Type: corev1.NodeHostName, Address: name},
			},
			NodeInfo: corev1.NodeSystemInfo{OperatingSystem: "linux", Architecture: "amd64", KubeletVersion: "v1.37.2", ContainerRuntimeVersion: "stage://1"},
		},
	}
}

// join creates a Node, and renews the Lease by which kube-controller-manager knows that it lives.
func (s *stage) join(ctx context.Context, node *corev1.Node) error {
	nodes := s.client.CoreV1().Nodes()
	if _, err := nodes.Create(ctx, node, metav1.CreateOptions{}); err != nil && !apierrors.IsAlreadyExists(err) {
		return err
	}
	s.nodes = append(s.nodes, node)
	go func() {
		for ctx.Err() == nil {
			if err := s.renew(ctx, node.Name); err != nil {
				log.Print(err)
			}
			select {
			case <-ctx.Done():
			case <-time.After(8 * time.Second):
			}
		}
	}()
	return retry.RetryOnConflict(retry.DefaultRetry, func() error {
		created, err := nodes.Get(ctx, node.Name, metav1.GetOptions{})
		if err == nil {
			created.Status = node.Status
			_, err = nodes.UpdateStatus(ctx, created, metav1.UpdateOptions{})
		}
		return err
	})
}

func (s *stage) renew(ctx context.Context, name string) error {
	leases := s.client.CoordinationV1().Leases(corev1.NamespaceNodeLease)
	seconds, now := int32(40), metav1.NowMicro()
	lease, err := leases.Get(ctx, name, metav1.GetOptions{})
	if err == nil {
		lease.Spec.RenewTime = &now
		_, err = leases.Update(ctx, lease, metav1.UpdateOptions{})
	} else if apierrors.IsNotFound(err) {
		_, err = leases.Create(ctx, &coordinationv1.Lease{
			ObjectMeta: metav1.ObjectMeta{Name: name},
			Spec:       coordinationv1.LeaseSpec{HolderIdentity: &name, LeaseDurationSeconds: &seconds, RenewTime: &now},
		}, metav1.CreateOptions{})
	}
	return err
}

func (s *stage) bind(ctx context.Context, pod *corev1.Pod) error {
	if len(pod.Spec.SchedulingGates) > 0 || pod.Spec.SchedulerName != corev1.DefaultSchedulerName {
		return nil
	}
	required := nodeaffinity.GetRequiredNodeAffinity(pod)
	for range s.nodes {
		s.turn++
		node := s.nodes[s.turn%len(s.nodes)]
		if fits, err := required.Match(node); err == nil && fits {
			return s.client.CoreV1().Pods(pod.Namespace).Bind(ctx, &corev1.Binding{
				ObjectMeta: metav1.ObjectMeta{Name: pod.Name, Namespace: pod.Namespace, UID: pod.UID},
				Target:     corev1.ObjectReference{Kind: "Node", Name: node.Name},
			}, metav1.CreateOptions{})
		}
	}
	return nil
}

// has reports whether a Pod is on one of these Nodes: tests have Nodes of their own.
func (s *stage) has(pod *corev1.Pod) *corev1.Node {
	for _, node := range s.nodes {
		if node.Name == pod.Spec.NodeName {
			return node
		}
	}
	return nil
}

func (s *stage) terminate(ctx context.Context, pod *corev1.Pod) error {
	if s.has(pod) == nil {
		return nil
	}
	// A kubelet has containers to stop first.
	time.Sleep(time.Second)
	zero := int64(0)
	return s.client.CoreV1().Pods(pod.Namespace).Delete(ctx, pod.Name, metav1.DeleteOptions{
		GracePeriodSeconds: &zero, Preconditions: metav1.NewUIDPreconditions(string(pod.UID)),
	})
}

// run updates the status of a Pod: running and ready if it is new, then only the generation that was seen.
func (s *stage) run(ctx context.Context, pod *corev1.Pod) error {
	node, status := s.has(pod), &pod.Status
	isNew := status.Phase == corev1.PodPending || status.Phase == ""
	if node == nil || !isNew && (status.Phase != corev1.PodRunning || status.ObservedGeneration == pod.Generation) {
		return nil
	}
	status.ObservedGeneration = pod.Generation
	if isNew {
		s.start(node, pod)
	}
	_, err := s.client.CoreV1().Pods(pod.Namespace).UpdateStatus(ctx, pod, metav1.UpdateOptions{})
	return err
}

func (s *stage) start(node *corev1.Node, pod *corev1.Pod) {
	status, now, started := &pod.Status, metav1.Now(), true
	address := s.pods.Add(1)
	status.Phase, status.StartTime = corev1.PodRunning, &now
	status.HostIP = node.Status.Addresses[0].Address
	status.HostIPs = []corev1.HostIP{{IP: status.HostIP}}
	status.PodIP = fmt.Sprintf("10.202.%d.%d", address/250%250, address%250+1)
	status.PodIPs = []corev1.PodIP{{IP: status.PodIP}}
	conditions := []corev1.PodCondition{}
	for _, condition := range status.Conditions {
		if condition.Type == corev1.PodScheduled {
			conditions = append(conditions, condition)
		}
	}
	for _, kind := range []corev1.PodConditionType{corev1.PodInitialized, corev1.ContainersReady, corev1.PodReady} {
		conditions = append(conditions, corev1.PodCondition{Type: kind, Status: corev1.ConditionTrue, LastTransitionTime: now})
	}
	status.Conditions = conditions
	status.InitContainerStatuses, status.ContainerStatuses = nil, nil
	of := func(container corev1.Container, state corev1.ContainerState) corev1.ContainerStatus {
		return corev1.ContainerStatus{
			Name: container.Name, Image: container.Image, ImageID: container.Image, ContainerID: "stage://" + string(pod.UID) + container.Name,
			Ready: true, State: state,
		}
	}
	for _, container := range pod.Spec.InitContainers {
		status.InitContainerStatuses = append(status.InitContainerStatuses, of(container, corev1.ContainerState{
			Terminated: &corev1.ContainerStateTerminated{Reason: "Completed", StartedAt: now, FinishedAt: now},
		}))
	}
	for _, container := range pod.Spec.Containers {
		running := of(container, corev1.ContainerState{Running: &corev1.ContainerStateRunning{StartedAt: now}})
		running.Started = &started
		status.ContainerStatuses = append(status.ContainerStatuses, running)
	}
}
