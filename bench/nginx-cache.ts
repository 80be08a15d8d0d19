import { runNginx } from './run-nginx.ts'

/**
 * An nginx before the shop that keeps every answer that says nothing against it, cookies or not. Of its own, nginx
 * keeps nothing that says no-cache; this one keeps for a while whatever is not private, as a careless but honest cache
 * would.
 */
export const startNginx = (shop: string) =>
  runNginx(
    (port, folder) => `
  proxy_cache_path ${folder}/kept levels=1:2 keys_zone=kept:10m inactive=10m use_temp_path=off;
  map $upstream_http_cache_control $is_private { default 0; ~(private|no-store) 1; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${shop};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_cache kept;
      proxy_cache_key $request_uri;
      proxy_ignore_headers Cache-Control Expires;
      proxy_no_cache $is_private;
      proxy_cache_valid 200 404 30s;
      add_header X-Kept $upstream_cache_status always;
    }
  }`,
  )
