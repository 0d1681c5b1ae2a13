// Command kubeconfigvectors tells what client-go makes of kubeconfig files and overrides.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"

	"kubetyped/rows"
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
		TokenFile   string `json:"tokenFile,omitempty"`
		// ClientCertificate and ClientKey are paths; the data are texts here.
		ClientCertificate     string `json:"clientCertificate,omitempty"`
		ClientKey             string `json:"clientKey,omitempty"`
		ClientCertificateData string `json:"clientCertificateData,omitempty"`
		ClientKeyData         string `json:"clientKeyData,omitempty"`
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
	inDir := func(name string) string {
		if name == "" {
			return ""
		}
		return filepath.Join(dir, name)
	}
	a := i.Overrides.AuthInfo
	o.AuthInfo.TokenFile, o.AuthInfo.ClientCertificate, o.AuthInfo.ClientKey = inDir(a.TokenFile), inDir(a.ClientCertificate), inDir(a.ClientKey)
	if a.ClientCertificateData != "" {
		o.AuthInfo.ClientCertificateData = []byte(a.ClientCertificateData)
	}
	if a.ClientKeyData != "" {
		o.AuthInfo.ClientKeyData = []byte(a.ClientKeyData)
	}
	if data := i.Overrides.ClusterInfo.CertificateAuthorityData; data != "" {
		o.ClusterInfo.CertificateAuthorityData = []byte(data)
	}
	return resolve(dir, rules, o)
}

// resolve tells the config that rules and overrides come to; paths are told as from dir.
func resolve(dir string, rules *clientcmd.ClientConfigLoadingRules, o *clientcmd.ConfigOverrides) resolved {
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

// found is a set of files, and what says which of them count. $DIR stands for the folder they are in.
type found struct {
	Name string `json:"name"`
	// Files are texts by their paths; a path that ends with a slash is a folder.
	Files map[string]string `json:"files"`
	// Env is the variable KUBECONFIG.
	Env string `json:"env,omitempty"`
	// Kubeconfig is the one file that was asked for, Context the context.
	Kubeconfig string `json:"kubeconfig,omitempty"`
	Context    string `json:"context,omitempty"`
}

type loaded struct {
	Precedence []string `json:"precedence"`
	Resolved   resolved `json:"resolved"`
}

// answerFiles loads kubeconfigs as kubectl does; the home is the folder home.
func answerFiles(in json.RawMessage) any {
	dir, err := os.MkdirTemp("", "kubeconfigvectors")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	f := rows.Read[found](bytes.ReplaceAll(in, []byte("$DIR"), []byte(dir)))
	for path, text := range f.Files {
		at := filepath.Join(dir, path)
		if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
			panic(err)
		}
		if strings.HasSuffix(path, "/") {
			err = os.MkdirAll(at, 0o755)
		} else {
			err = os.WriteFile(at, []byte(text), 0o600)
		}
		if err != nil {
			panic(err)
		}
	}
	clientcmd.RecommendedHomeFile = filepath.Join(dir, "home", ".kube", "config")
	if err := os.Setenv("KUBECONFIG", f.Env); err != nil {
		panic(err)
	}
	rules := clientcmd.NewDefaultClientConfigLoadingRules()
	rules.Warner = func(error) {}
	rules.ExplicitPath = f.Kubeconfig
	var precedence []string
	for _, path := range rules.GetLoadingPrecedence() {
		precedence = append(precedence, strings.ReplaceAll(path, dir+"/", ""))
	}
	return loaded{precedence, resolve(dir, rules, &clientcmd.ConfigOverrides{CurrentContext: f.Context})}
}

// config is a kubeconfig whose cluster, user and context have names of their own, or not.
func config(current, context, cluster, server, user, token string) string {
	return fmt.Sprintf("{current-context: %q, clusters: [{name: %s, cluster: {server: %q}}], users: [{name: %s, user: {token: %s}}], contexts: [{name: %s, context: {cluster: %s, user: %s, namespace: in-%s}}]}",
		current, cluster, server, user, token, context, cluster, user, context)
}

func inputsOfFiles(*rand.Rand) []any {
	var all []any
	type files = map[string]string
	add := func(name string, f files, env, kubeconfig, context string) {
		all = append(all, found{name, f, env, kubeconfig, context})
	}
	a := config("a", "a", "a", "https://a", "a", "token-a")
	b := config("b", "b", "b", "https://b", "b", "token-b")
	same := config("a", "a", "a", "https://same", "a", "token-same")
	none := config("", "c", "c", "https://c", "c", "token-c")
	const home = "home/.kube/config"
	add("the home", files{home: a}, "", "", "")
	add("nothing", files{}, "", "", "")
	add("an empty home", files{home: ""}, "", "", "")
	add("the home is a folder", files{home + "/": ""}, "", "", "")
	add("the variable before the home", files{home: a, "b": b}, "$DIR/b", "", "")
	add("the variable names what is not there, the home does not count", files{home: a}, "$DIR/b", "", "")
	add("a file asked for, before the variable", files{home: none, "a": a, "b": b}, "$DIR/b", "$DIR/a", "")
	add("a file asked for that is not there", files{home: a, "b": b}, "$DIR/b", "$DIR/x", "")
	add("a file asked for that is empty", files{home: a, "x": ""}, "", "$DIR/x", "")
	add("a file asked for that is a folder", files{home: a, "x/": ""}, "", "$DIR/x", "")
	add("a file asked for, alone", files{"a": none, "b": b}, "$DIR/b", "$DIR/a", "b")
	for name, list := range map[string]string{
		"two": "$DIR/a:$DIR/b", "two, the other way": "$DIR/b:$DIR/a", "one twice": "$DIR/a:$DIR/b:$DIR/a", "one missing": "$DIR/x:$DIR/b", "all missing": "$DIR/x:$DIR/y",
		"nothing between": "$DIR/a::$DIR/b", "nothing at the ends": ":$DIR/b:", "only colons": "::", "one without a current context": "$DIR/none:$DIR/b", "one with the same names": "$DIR/a:$DIR/same",
		"the same names first": "$DIR/same:$DIR/a", "a broken one first": "$DIR/broken:$DIR/a", "a broken one last": "$DIR/a:$DIR/broken", "a folder": "$DIR/folder:$DIR/a", "an empty one first": "$DIR/empty:$DIR/a",
		"the same by another path": "$DIR/a:$DIR/./a", "a cluster from another file": "$DIR/part:$DIR/a", "a context that is nowhere": "$DIR/lost:$DIR/a", "a space before": " $DIR/a:$DIR/b",
	} {
		f := files{home: none, "a": a, "b": b, "same": same, "none": none, "broken": "{", "empty": "", "folder/": "", "part": "{current-context: p, contexts: [{name: p, context: {cluster: a, user: a}}]}",
			"lost": "{current-context: nowhere}"}
		for _, context := range []string{"", "a", "b", "nowhere"} {
			add("list: "+name+", context: "+context, f, list, "", context)
		}
	}
	paths := `{current-context: r, clusters: [{name: r, cluster: {server: "https://r", certificate-authority: %s}}], users: [{name: r, user: {client-certificate: %s, client-key: %s}}], contexts: [{name: r, context: {cluster: r, user: r}}]}`
	command := `{current-context: r, clusters: [{name: r, cluster: {server: "https://r"}}], users: [{name: r, user: {exec: {command: %q, apiVersion: client.authentication.k8s.io/v1, interactiveMode: Never}}}], contexts: [{name: r, context: {cluster: r, user: r}}]}`
	for _, path := range []string{"ca", "./ca", "../ca", "deep/ca", "../one/ca", "$DIR/one/ca", "~/ca"} {
		f := files{"one/config": fmt.Sprintf(paths, path, path, path), "one/ca": "one", "one/deep/ca": "deep", "ca": "above"}
		add("path: "+path, f, "$DIR/one/config", "", "")
		add("path: "+path+", asked for", f, "", "$DIR/one/config", "")
	}
	for _, path := range []string{"tool", "./tool", "../tool", "deep/tool", "$DIR/one/tool"} {
		add("command: "+path, files{"one/config": fmt.Sprintf(command, path)}, "$DIR/one/config", "", "")
	}
	add("a token file beside its kubeconfig", files{"one/config": `{current-context: r, clusters: [{name: r, cluster: {server: "https://r"}}], users: [{name: r, user: {tokenFile: t}}], contexts: [{name: r, context: {cluster: r, user: r}}]}`, "one/t": "in the file"}, "$DIR/one/config", "", "")
	for _, what := range []string{"clusters", "users", "contexts"} {
		one := strings.TrimSuffix(what, "s")
		add("twice in a file: "+what, files{"twice": fmt.Sprintf("{%s: [{name: a, %s: {}}, {name: a, %s: {}}]}", what, one, one)}, "$DIR/twice", "", "")
	}
	unusualFiles(add)
	sort.Slice(all, func(i, j int) bool { return all[i].(found).Name < all[j].(found).Name })
	return all
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

func inputs(r *rand.Rand) []any {
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
		`{"authInfo":{"tokenFile":"token"}}`, `{"authInfo":{"token":"other","tokenFile":"token"}}`, `{"authInfo":{"tokenFile":"missing"}}`,
		`{"authInfo":{"clientCertificate":"client.crt","clientKey":"client.key"}}`, `{"authInfo":{"clientCertificateData":"c","clientKeyData":"k"}}`,
		`{"authInfo":{"clientCertificate":"client.crt"}}`, `{"authInfo":{"clientKeyData":"k"}}`, `{"authInfo":{"clientCertificate":"client.crt","clientKeyData":"k"}}`,
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
		add(o, file("a", server+`, certificate-authority: ca.crt, tls-server-name: "n"`, `tokenFile: token`, "ns"))
		add(o, file("a", server, `client-certificate-data: Yw==, client-key-data: aw==`, "ns"))
		add(o, file("a", server, `client-certificate: client.crt, client-key: client.key`, "ns"))
		add(o)
	}
	return append(all, unusual(r)...)
}

func main() {
	rows.Main([]rows.Area{{Name: "kubeconfig", Answer: answer, Inputs: inputs}, {Name: "kubeconfig-files", Answer: answerFiles, Inputs: inputsOfFiles}})
}
