# Varnish (7.1 and later) in front of a site, as an example of a CDN: it keeps the pages that say so by
# `surrogate-control`, until it is told which tags have changed. src/server/varnish.test.ts runs this very file.
#
# Start it with `-p http_gzip_support=off`: pages arrive compressed, also as Brotli. To the site belong one more
# trusted hop (`trustedHops`), and `edgeHeaders({ dialect: 'surrogate-key' })` among the headers of its pages.
# Have TLS ended before it, and let nobody but the site send PURGE.

vcl 4.1;

import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # A secret that the site knows too.
    if (req.http.authorization != "Bearer change-me") {
      return (synth(403));
    }
    if (req.http.surrogate-key !~ "^[\w-]+( [\w-]+)*$") {
      return (synth(400));
    }
    if (!std.ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, " ", "|") + ")(\s|$)")) {
      return (synth(500, std.ban_error()));
    }
    return (synth(200));
  }
  if ((req.method != "GET" && req.method != "HEAD") || req.http.authorization) {
    return (pass);
  }
  # Editors see drafts; the framework's client asks for parts of pages.
  if (req.http.cookie ~ "__prerender_bypass" || req.http.rsc) {
    return (pass);
  }
  # The few encodings in which pages are stored.
  if (req.http.accept-encoding ~ "\bbr\b") {
    set req.http.accept-encoding = "br";
  } elsif (req.http.accept-encoding ~ "\bgzip\b") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  # Cookies are no reason to pass: what depends on them does not say that it may be kept.
  return (hash);
}

sub vcl_backend_fetch {
  # With headers that it does not know the site looks more closely.
  unset bereq.http.x-varnish;
}

sub vcl_backend_response {
  # An older page is never shown beside its successor.
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  if (beresp.http.set-cookie || beresp.status != 200) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  } elsif (beresp.http.surrogate-control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.surrogate-control, "^.*max-age=(\d+).*$", "\1s"), 0s);
  } elsif (beresp.http.cache-control !~ "immutable") {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
  return (deliver);
}

sub vcl_deliver {
  # For this cache alone.
  unset resp.http.surrogate-key;
  unset resp.http.surrogate-control;
  if (obj.hits > 0) {
    set resp.http.cache-status = "varnish; hit, " + resp.http.cache-status;
  }
}
