// Command kubeconfigvectors tells what client-go makes of kubeconfig files and overrides.
package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"strings"

	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"

	"kubetyped-oracle/rows"
)

type overrides struct {
	CurrentContext string `json:"currentContext,omitempty"`
	Context        struct {
		Cluster   string `json:"cluster,omitempty"`
		AuthInfo  string `json:"authInfo,omitempty"`
		Namespace string `json:"namespace,omitempty"`
	} `json:"context,omitzero"`
	ClusterInfo struct {
		Server                   string `json:"server,omitempty"`
		TLSServerName            string `json:"tlsServerName,omitempty"`
		InsecureSkipTLSVerify    bool   `json:"insecureSkipTLSVerify,omitempty"`
		CertificateAuthorityData string `json:"certificateAuthorityData,omitempty"`
	} `json:"clusterInfo,omitzero"`
	AuthInfo struct {
		Token       string `json:"token,omitempty"`
		Username    string `json:"username,omitempty"`
		Password    string `json:"password,omitempty"`
		Impersonate string `json:"impersonate,omitempty"`
	} `json:"authInfo,omitzero"`
}

type input struct {
	// Files are texts of files f0, f1, ... in the order of precedence.
	Files     []string  `json:"files"`
	Overrides overrides `json:"overrides,omitzero"`
}

type resolved struct {
	Error        bool                      `json:"error,omitempty"`
	Message      string                    `json:"message,omitempty"`
	Host         string                    `json:"host,omitempty"`
	Namespace    string                    `json:"namespace,omitempty"`
	Token        string                    `json:"token,omitempty"`
	TokenFile    string                    `json:"tokenFile,omitempty"`
	Username     string                    `json:"username,omitempty"`
	Password     string                    `json:"password,omitempty"`
	Insecure     bool                      `json:"insecure,omitempty"`
	ServerName   string                    `json:"serverName,omitempty"`
	CAFile       string                    `json:"caFile,omitempty"`
	CAData       string                    `json:"caData,omitempty"`
	CertFile     string                    `json:"certFile,omitempty"`
	CertData     string                    `json:"certData,omitempty"`
	KeyFile      string                    `json:"keyFile,omitempty"`
	KeyData      string                    `json:"keyData,omitempty"`
	Impersonate  *rest.ImpersonationConfig `json:"impersonate,omitempty"`
	Exec         string                    `json:"exec,omitempty"`
	Proxied      bool                      `json:"proxied,omitempty"`
	Uncompressed bool                      `json:"uncompressed,omitempty"`
}

func answer(in json.RawMessage) any {
	i := rows.Read[input](in)
	dir, err := os.MkdirTemp("", "kubeconfigvectors")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			panic(err)
		}
		return path
	}
	// What kubeconfigs name.
	for _, name := range []string{"ca.crt", "client.crt", "client.key"} {
		write(name, name)
	}
	write("token", "from the file\n")
	rules := &clientcmd.ClientConfigLoadingRules{}
	for n, text := range i.Files {
		rules.Precedence = append(rules.Precedence, write(fmt.Sprintf("f%d", n), text))
	}
	o := &clientcmd.ConfigOverrides{
		CurrentContext: i.Overrides.CurrentContext,
		Context:        clientcmdapi.Context{Cluster: i.Overrides.Context.Cluster, AuthInfo: i.Overrides.Context.AuthInfo, Namespace: i.Overrides.Context.Namespace},
		ClusterInfo: clientcmdapi.Cluster{Server: i.Overrides.ClusterInfo.Server, TLSServerName: i.Overrides.ClusterInfo.TLSServerName,
			InsecureSkipTLSVerify: i.Overrides.ClusterInfo.InsecureSkipTLSVerify},
		AuthInfo: clientcmdapi.AuthInfo{Token: i.Overrides.AuthInfo.Token, Username: i.Overrides.AuthInfo.Username,
			Password: i.Overrides.AuthInfo.Password, Impersonate: i.Overrides.AuthInfo.Impersonate},
	}
	if data := i.Overrides.ClusterInfo.CertificateAuthorityData; data != "" {
		o.ClusterInfo.CertificateAuthorityData = []byte(data)
	}
	loader := clientcmd.NewNonInteractiveDeferredLoadingClientConfig(rules, o)
	cfg, err := loader.ClientConfig()
	if err != nil {
		return resolved{Error: true, Message: strings.ReplaceAll(err.Error(), dir+"/", "")}
	}
	namespace, _, err := loader.Namespace()
	if err != nil {
		panic(err)
	}
	relative := func(path string) string { return strings.TrimPrefix(path, dir+"/") }
	r := resolved{
		Host: cfg.Host, Namespace: namespace, Token: cfg.BearerToken, TokenFile: relative(cfg.BearerTokenFile), Username: cfg.Username, Password: cfg.Password,
		Insecure: cfg.Insecure, ServerName: cfg.ServerName, CAFile: relative(cfg.CAFile), CAData: string(cfg.CAData), CertFile: relative(cfg.CertFile), CertData: string(cfg.CertData),
		KeyFile: relative(cfg.KeyFile), KeyData: string(cfg.KeyData), Proxied: cfg.Proxy != nil, Uncompressed: cfg.DisableCompression,
	}
	if cfg.Impersonate.UserName != "" {
		r.Impersonate = &cfg.Impersonate
	}
	if e := cfg.ExecProvider; e != nil {
		r.Exec = strings.TrimSpace(fmt.Sprintln(relative(e.Command), e.Args, e.Env, e.APIVersion, e.InteractiveMode, e.ProvideClusterInfo))
	}
	return r
}

const whole = `apiVersion: v1
kind: Config
current-context: %s
clusters:
- name: one
  cluster: {%s}
- name: two
  cluster: {server: "https://two.example.com/path/?x=1#y", tls-server-name: name, certificate-authority-data: Q0E=, proxy-url: "http://proxy:1", disable-compression: true}
users:
- name: u
  user: {%s}
- name: v
  user: {token: v-token}
contexts:
- name: a
  context: {cluster: one, user: u, namespace: %s}
- name: b
  context: {cluster: two, user: v}
- name: broken
  context: {cluster: nothing, user: nobody}
`

func inputs(*rand.Rand) []any {
	var all []any
	file := func(context, cluster, user, namespace string) string {
		return fmt.Sprintf(whole, context, cluster, user, namespace)
	}
	add := func(o overrides, files ...string) { all = append(all, input{Files: files, Overrides: o}) }
	const server = `server: "https://one.example.com:6443"`
	clusters := []string{
		server, `server: "http://one.example.com"`, server + `, insecure-skip-tls-verify: true`, server + `, certificate-authority: ca.crt`,
		server + `, certificate-authority: missing.crt`, server + `, certificate-authority: ca.crt, certificate-authority-data: Q0E=`, server + `, certificate-authority-data: "***"`,
		``, `certificate-authority: ca.crt`, server + `, proxy-url: "ftp://x"`, server + `, proxy-url: "https://user:pass@x:1"`, server + `, unknown: 1`, server + `, insecure-skip-tls-verify: "true"`,
		server + `, tls-server-name: other`, `server: "https://one.example.com/"`, `server: 5`, server + `, extensions: [{name: x, extension: {a: 1}}]`,
	}
	for _, cluster := range clusters {
		add(overrides{}, file("a", cluster, `token: t`, "ns"))
	}
	execs := func(more string) string {
		return `exec: {command: get-token, apiVersion: client.authentication.k8s.io/v1beta1` + more + `}`
	}
	for _, user := range []string{
		``, `token: t`, `tokenFile: token`, `token: t, tokenFile: token`, `tokenFile: missing`, `username: n, password: p`, `username: n`, `password: p`, `token: t, username: n`,
		`client-certificate: client.crt, client-key: client.key`, `client-certificate: client.crt`, `client-key: client.key`, `client-certificate-data: Yw==, client-key-data: aw==`,
		`client-certificate: client.crt, client-certificate-data: Yw==, client-key-data: aw==`, `client-certificate: missing.crt, client-key: client.key`,
		`client-certificate-data: Yw==, client-key-data: aw==, client-key: client.key`, `client-certificate-data: Yw==, client-key-data: aw==, token: t`,
		`as: jane, as-uid: "7", as-groups: [g, h], as-user-extra: {k: [x, y]}`, `as-groups: [g]`, `as-uid: "1", token: t`, `as: jane, token: t`,
		execs(``), execs(`, args: [a, b], env: [{name: N, value: V}], provideClusterInfo: true`), execs(`, interactiveMode: Sometimes`), execs(`, interactiveMode: Never`),
		`exec: {command: ./bin/x, apiVersion: client.authentication.k8s.io/v1, interactiveMode: IfAvailable}`, `exec: {command: x, apiVersion: client.authentication.k8s.io/v1}`,
		`exec: {apiVersion: client.authentication.k8s.io/v1, interactiveMode: Never}`, `exec: {command: x, interactiveMode: Never}`,
		execs(`, env: [{value: V}]`), execs(``) + `, token: t`, execs(``) + `, auth-provider: {name: gcp}`, `token: 5`, `as-groups: g`, `token: null`,
	} {
		add(overrides{}, file("a", server, user, "ns"))
	}
	for _, namespace := range []string{`""`, `n`, `"n"`, `~`, `5`, `[x]`} {
		add(overrides{}, file("a", server, `token: t`, namespace))
	}
	for _, context := range []string{`""`, `b`, `missing`, `broken`, `5`} {
		add(overrides{}, file(context, server, `token: t`, "ns"))
	}
	// Merging.
	first, second := file("a", server, `token: first`, "first"), file("b", `server: "https://other"`, `username: second`, "second")
	add(overrides{}, first, second)
	add(overrides{}, second, first)
	add(overrides{}, file(`""`, server, `token: first`, "first"), second)
	add(overrides{}, `current-context: z`, first)
	add(overrides{}, `{"clusters":[{"name":"one","cluster":{"server":"https://json"}}]}`, first)
	add(overrides{}, ``, first)
	add(overrides{}, first, `no: [yaml`)
	add(overrides{}, "\t", first)
	add(overrides{}, first, `kind: Pod`)
	add(overrides{}, first, `apiVersion: v2`)
	add(overrides{})
	add(overrides{}, ``)
	add(overrides{}, `[]`)
	add(overrides{}, `clusters: {}`)
	add(overrides{}, strings.Replace(first, "name: two", "name: one", 1))
	// Overrides.
	for _, text := range []string{
		`{"currentContext":"b"}`, `{"currentContext":"missing"}`, `{"context":{"cluster":"two"}}`, `{"context":{"cluster":"missing"}}`, `{"context":{"authInfo":"v"}}`,
		`{"context":{"authInfo":"missing"}}`, `{"context":{"namespace":"mine"}}`, `{"clusterInfo":{"server":"https://three"}}`, `{"clusterInfo":{"server":"http://three"}}`,
		`{"clusterInfo":{"insecureSkipTLSVerify":true}}`, `{"clusterInfo":{"certificateAuthorityData":"other"}}`, `{"clusterInfo":{"tlsServerName":"x"}}`,
		`{"authInfo":{"token":"other"}}`, `{"authInfo":{"username":"n","password":"p"}}`, `{"authInfo":{"impersonate":"jane"}}`,
	} {
		var o overrides
		if err := json.Unmarshal([]byte(text), &o); err != nil {
			panic(err)
		}
		add(o, first)
		if o.CurrentContext == "" {
			o.CurrentContext = "b"
			add(o, first)
		}
		o.CurrentContext = ""
		add(o, file("a", server+`, certificate-authority: ca.crt, tls-server-name: n`, `tokenFile: token`, "ns"))
		add(o)
	}
	return all
}

func main() { rows.Main([]rows.Area{{Name: "kubeconfig", Answer: answer, Inputs: inputs}}) }
