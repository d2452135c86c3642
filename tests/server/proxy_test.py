"""Behind a proxy that is trusted, limits meet the visitor; tried with nginx, plain and by TLS."""

import pathlib
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
import unittest

from client import PATIENCE, Browser, Live, Server

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin")

CONFIG = """
daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;
events {{ worker_connections 200; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  map $http_upgrade $connection_upgrade {{ default upgrade; "" close; }}
  proxy_http_version 1.1;
  server {{
    listen 127.0.0.1:{plain};
    listen 127.0.0.1:{tls} ssl;
    ssl_certificate {folder}/cert.pem; ssl_certificate_key {folder}/key.pem;
    location / {{
      proxy_pass http://127.0.0.1:{kaisho};
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Forwarded "";
    }}
  }}
  server {{
    listen 127.0.0.1:{standard} ssl;
    ssl_certificate {folder}/cert.pem; ssl_certificate_key {folder}/key.pem;
    location / {{
      proxy_pass http://127.0.0.1:{kaisho};
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_set_header X-Forwarded-For "";
      proxy_set_header Forwarded "$http_forwarded, for=$remote_addr;proto=$scheme";
    }}
  }}
}}
"""


def free_ports(count):
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [link.getsockname()[1] for link in sockets]
    for link in sockets:
        link.close()
    return ports


class Outside:
    """What a visitor with an address of his own sees: a port, by TLS or not. Stands for a Server."""

    def __init__(self, port, source, tls=False):
        self.port, self.source, self.tls = port, source, tls
        self.lives = []

    def connect(self):
        link = socket.create_connection(("127.0.0.1", self.port), PATIENCE, (self.source, 0))
        if not self.tls:
            return link
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        return trusting.wrap_socket(link)

    def browser(self):
        return Browser(self)


@unittest.skipUnless(NGINX, "nginx is not installed")
class ProxyTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="kaisho-nginx-")
        cls.addClassCleanup(shutil.rmtree, cls.folder, True)
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
                        "-subj", "/CN=localhost", "-keyout", cls.folder + "/key.pem", "-out", cls.folder + "/cert.pem"],
                       check=True, capture_output=True)
        cls.plain, cls.tls, cls.standard, cls.kaisho = free_ports(4)
        config = pathlib.Path(cls.folder, "nginx.conf")
        config.write_text(CONFIG.format(folder=cls.folder, plain=cls.plain, tls=cls.tls, standard=cls.standard, kaisho=cls.kaisho))
        cls.nginx = subprocess.Popen([NGINX, "-p", cls.folder, "-c", str(config), "-e", cls.folder + "/error.log"])
        cls.addClassCleanup(cls.end)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", cls.standard), 1).close()
                return
            except OSError:
                if cls.nginx.poll() is not None or time.monotonic() > deadline:
                    raise
                time.sleep(0.02)

    @classmethod
    def end(cls):
        cls.nginx.terminate()
        cls.nginx.wait(PATIENCE)

    def serve(self, *options, trusted=True):
        server = Server(*options, *(("--trusted-proxy", "127.0.0.1") if trusted else ()), port=self.kaisho)
        self.addCleanup(server.close)
        return server

    def until_refused(self, browser, headers=None, most=300):
        for asked in range(most):
            if browser.get("/api/health", headers).status == 429:
                return asked
        return None

    def test_limits_meet_the_visitor(self):
        self.serve("--asks-per-second", "2")
        for way, (port, tls) in enumerate(((self.plain, False), (self.tls, True), (self.standard, True))):
            for number in (2, 3):  # the second finds his bucket full, whatever the first did
                visitor = Outside(port, f"127.0.{way + 20}.{number}", tls).browser()
                self.assertIn(self.until_refused(visitor), range(18, 300), (port, number))

    def test_a_visitor_cannot_be_another(self):
        self.serve("--asks-per-second", "2")
        forged = [{"X-Forwarded-For": f"192.0.2.{n}", "Forwarded": f"for=192.0.2.{n}"} for n in range(60)]
        for port, tls, source in ((self.plain, False, "127.0.0.4"), (self.standard, True, "127.0.0.5"),
                                  (self.kaisho, False, "127.0.0.6")):
            browser = Outside(port, source, tls).browser()
            statuses = [browser.get("/api/health", headers).status for headers in forged]
            self.assertIn(429, statuses, port)

    def test_without_trust_the_proxy_is_one_visitor(self):
        self.serve("--asks-per-second", "2", trusted=False)
        self.assertIsNotNone(self.until_refused(Outside(self.plain, "127.0.0.7").browser()))
        self.assertEqual(Outside(self.plain, "127.0.0.8").browser().get("/api/health").status, 429)

    def test_a_proxy_that_nobody_trusts_is_named_once(self):
        server = Server(log="warn", port=self.kaisho)
        self.addCleanup(server.close)
        for source in ("127.0.0.7", "127.0.0.8"):
            for _ in range(3):
                Outside(self.plain, source).browser().get("/api/health")
        server.browser().get("/api/health")
        server.end()
        lines = [line for line in server.log.splitlines() if b"--trusted-proxy 127.0.0.1" in line]
        self.assertEqual(len(lines), 1, server.log)

    def test_a_proxy_that_is_trusted_is_not_warned_of(self):
        server = Server("--trusted-proxy", "127.0.0.1", log="warn", port=self.kaisho)
        self.addCleanup(server.close)
        Outside(self.plain, "127.0.0.7").browser().get("/api/health")
        server.end()
        self.assertNotIn(b"trusted-proxy", server.log)

    def test_cookies_are_secure_where_the_outside_is(self):
        self.serve()
        for port, tls in ((self.plain, False), (self.tls, True), (self.standard, True)):
            outside = Outside(port, "127.0.0.9", tls)
            cookie = outside.browser().get("/api/health").headers["Set-Cookie"]
            self.assertEqual("; Secure" in cookie, tls, cookie)
            for scheme in ("http", "https"):
                own = {"Origin": f"{scheme}://127.0.0.1:{port}"}
                code = outside.browser().post("/api/tables", {"game": "chess"}, own).code
                refused = tls and scheme == "http"
                self.assertEqual(code == "bad_origin", refused, (port, scheme, code))
        direct = Outside(self.kaisho, "127.0.0.10").browser()
        cookie = direct.get("/api/health", {"X-Forwarded-Proto": "https"}).headers["Set-Cookie"]
        self.assertNotIn("Secure", cookie)

    def test_a_game_is_played_through_it(self):
        self.serve()
        ann = Outside(self.tls, "127.0.0.11", True).browser()
        made, _ = ann.open_table("me", 1)
        self.assertEqual(ann.sit(made["table"], 0).status, 200)
        live = ann.live(made["table"])
        self.addCleanup(live.close)
        live.wait_update(lambda update: update["legal"])
        self.assertEqual(live.play(live.legal()[0])["type"], "done")

    def test_connections_are_counted_by_visitor(self):
        self.serve("--connections-per-address", "3")
        outside = Outside(self.plain, "127.0.0.12")
        ann = outside.browser()
        made, _ = ann.open_table("me", 1)
        ann.sit(made["table"], 0)
        lives = [ann.live(made["table"]) for _ in range(3)]
        for live in lives:
            self.addCleanup(live.close)
        self.assertEqual(ann.get("/api/health").code, "too_many_connections")
        self.assertEqual(Live(ann, made["table"]).error, "too_many_connections")
        self.assertEqual(Outside(self.plain, "127.0.0.13").browser().get("/api/health").status, 200)


if __name__ == "__main__":
    unittest.main()
