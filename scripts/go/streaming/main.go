// Command streaming serves exec, attach and portforward of Pods, as kube-apiserver and a container runtime do together: the
// API server's handlers translate WebSockets to SPDY, and the runtime's server speaks SPDY and the older WebSocket
// protocols. The containers are processes of this machine; a port of a Pod is the same port on loopback.
//
//	streaming [-cert FILE -key FILE -ca FILE]
//
// It prints two URLs, one a line, and serves until its standard input ends: an API server of today, which translates, and
// one that passes WebSockets on to the kubelet as those before 1.30 did.
package main

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"k8s.io/apimachinery/pkg/util/proxy"
	"k8s.io/apiserver/pkg/endpoints/handlers/responsewriters"
	translator "k8s.io/apiserver/pkg/util/proxy"
	runtimeapi "k8s.io/cri-api/pkg/apis/runtime/v1"
	"k8s.io/cri-streaming/pkg/streaming"
	"k8s.io/cri-streaming/pkg/streaming/remotecommand"
	"k8s.io/streaming/pkg/httpstream/wsstream"
	utilexec "k8s.io/utils/exec"
)

func main() {
	cert := flag.String("cert", "", "certificate of the server")
	key := flag.String("key", "", "its key")
	ca := flag.String("ca", "", "authority that clients must have a certificate of")
	flag.Parse()

	kubelet := httptest.NewUnstartedServer(nil)
	config := streaming.DefaultConfig
	config.BaseURL = &url.URL{Scheme: "http", Host: kubelet.Listener.Addr().String()}
	cri, err := streaming.NewServer(config, containers{})
	check(err)
	kubelet.Config.Handler = cri
	kubelet.Start()

	for _, translates := range []bool{true, false} {
		server := httptest.NewUnstartedServer(&apiServer{cri: cri, translates: translates})
		if *cert == "" {
			server.Start()
		} else {
			pair, err := tls.LoadX509KeyPair(*cert, *key)
			check(err)
			authority, err := os.ReadFile(*ca)
			check(err)
			pool := x509.NewCertPool()
			pool.AppendCertsFromPEM(authority)
			server.TLS = &tls.Config{Certificates: []tls.Certificate{pair}, ClientCAs: pool, ClientAuth: tls.RequireAndVerifyClientCert}
			server.EnableHTTP2 = true
			server.StartTLS()
		}
		fmt.Println(server.URL)
	}
	io.Copy(io.Discard, os.Stdin)
	os.Exit(0)
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// apiServer finds out from the runtime where a stream is served, and passes the request on, as kube-apiserver does by way
// of the kubelet.
type apiServer struct {
	cri        streaming.Server
	translates bool
}

func (s *apiServer) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	parts := strings.Split(strings.TrimPrefix(req.URL.Path, "/"), "/")
	if len(parts) != 7 || parts[4] != "pods" {
		http.NotFound(w, req)
		return
	}
	if parts[5] == "missing" {
		fail(w, req, apierrors.NewNotFound(schema.GroupResource{Resource: "pods"}, parts[5]))
		return
	}
	query := req.URL.Query()
	is := func(name string) bool { on, _ := strconv.ParseBool(query.Get(name)); return on }
	streams := translator.Options{Stdin: is("stdin"), Stdout: is("stdout"), Stderr: is("stderr"), Tty: is("tty")}
	var location string
	var err error
	switch parts[6] {
	case "exec":
		var response *runtimeapi.ExecResponse
		response, err = s.cri.GetExec(&runtimeapi.ExecRequest{ContainerId: parts[5], Cmd: query["command"],
			Stdin: streams.Stdin, Stdout: streams.Stdout, Stderr: streams.Stderr, Tty: streams.Tty})
		location = response.GetUrl()
	case "attach":
		var response *runtimeapi.AttachResponse
		response, err = s.cri.GetAttach(&runtimeapi.AttachRequest{ContainerId: parts[5],
			Stdin: streams.Stdin, Stdout: streams.Stdout, Stderr: streams.Stderr, Tty: streams.Tty})
		location = response.GetUrl()
	case "portforward":
		var ports []int32
		for _, text := range query["ports"] {
			port, _ := strconv.Atoi(text)
			ports = append(ports, int32(port))
		}
		var response *runtimeapi.PortForwardResponse
		response, err = s.cri.GetPortForward(&runtimeapi.PortForwardRequest{PodSandboxId: parts[5], Port: ports})
		location = response.GetUrl()
	default:
		http.NotFound(w, req)
		return
	}
	if err != nil {
		fail(w, req, apierrors.NewBadRequest(err.Error()))
		return
	}
	at, err := url.Parse(location)
	check(err)
	passed := proxy.NewUpgradeAwareHandler(at, http.DefaultTransport, false, true, proxy.NewErrorResponder(responder{}))
	var handler http.Handler = passed
	if s.translates && parts[6] == "portforward" {
		handler = translator.NewTranslatingHandler(handler, translator.NewTunnelingHandler(passed), wsstream.IsWebSocketRequestWithTunnelingProtocol)
	} else if s.translates {
		translating := translator.NewStreamTranslatorHandler(at, http.DefaultTransport, 0, streams)
		handler = translator.NewTranslatingHandler(handler, translating, wsstream.IsWebSocketRequestWithStreamCloseProtocol)
	}
	handler.ServeHTTP(w, req)
}

type responder struct{}

func (responder) Object(statusCode int, obj runtime.Object) {}
func (responder) Error(err error)                           { fmt.Fprintln(os.Stderr, err) }

var codecs = func() serializer.CodecFactory {
	scheme := runtime.NewScheme()
	metav1.AddToGroupVersion(scheme, schema.GroupVersion{Version: "v1"})
	return serializer.NewCodecFactory(scheme)
}()

func fail(w http.ResponseWriter, req *http.Request, err error) {
	responsewriters.ErrorNegotiated(err, codecs, schema.GroupVersion{Version: "v1"}, w, req)
}

// containers runs processes of this machine.
type containers struct{}

func (containers) Exec(ctx context.Context, id string, command []string, in io.Reader, out, errOut io.WriteCloser, tty bool, resize <-chan remotecommand.TerminalSize) error {
	var lock sync.Mutex
	if tty {
		go func() {
			for size := range resize {
				lock.Lock()
				fmt.Fprintf(out, "%dx%d\r\n", size.Width, size.Height)
				lock.Unlock()
			}
		}()
	}
	process := exec.CommandContext(ctx, command[0], command[1:]...)
	process.Stdout, process.Stderr = writer(out, &lock), writer(errOut, &lock)
	if in != nil {
		// Whatever the process leaves unread must not keep it from ending.
		pipe, err := process.StdinPipe()
		if err != nil {
			return err
		}
		go func() {
			io.Copy(pipe, in)
			pipe.Close()
		}()
	}
	err := process.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return utilexec.CodeExitError{Err: err, Code: exit.ExitCode()}
	}
	return err
}

func (c containers) Attach(ctx context.Context, id string, in io.Reader, out, errOut io.WriteCloser, tty bool, resize <-chan remotecommand.TerminalSize) error {
	return c.Exec(ctx, id, []string{"sh", "-c", "echo attached; cat"}, in, out, errOut, tty, resize)
}

func (containers) PortForward(ctx context.Context, id string, port int32, stream io.ReadWriteCloser) error {
	conn, err := net.Dial("tcp4", fmt.Sprintf("127.0.0.1:%d", port))
	if err != nil {
		return fmt.Errorf("failed to connect to localhost:%d inside namespace %q: %w", port, id, err)
	}
	defer conn.Close()
	done := make(chan struct{}, 1)
	go func() {
		io.Copy(stream, conn)
		stream.Close()
		done <- struct{}{}
	}()
	io.Copy(conn, stream)
	conn.(*net.TCPConn).CloseWrite()
	<-done
	return nil
}

func writer(to io.WriteCloser, lock *sync.Mutex) io.Writer {
	if to == nil {
		return nil
	}
	return &lockedWriter{to, lock}
}

type lockedWriter struct {
	to   io.Writer
	lock *sync.Mutex
}

func (w *lockedWriter) Write(data []byte) (int, error) {
	w.lock.Lock()
	defer w.lock.Unlock()
	return w.to.Write(data)
}
