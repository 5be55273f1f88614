# The build that is there, served by nginx: docs/recipes/deploy.md.
FROM debian:12-slim
RUN apt-get update && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static ca-certificates \
 && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
 && mkdir -p /srv/admissions && touch /srv/admissions/unlimited-networks.conf \
 && printf '%s;\n' 'brotli_static on' 'include /srv/admissions/deploy/nginx.conf' > /etc/nginx/conf.d/admissions.conf
COPY dist /srv/admissions/dist
COPY deploy /srv/admissions/deploy
# The copy has the modes of whoever built it, and the workers of nginx must read it.
RUN chmod -R u=rwX,go=rX /srv/admissions && cd /srv/admissions && sha256sum --check --quiet --strict deploy/files.sha256
EXPOSE 80 443
# The default server of port 80 knows this path under any name.
HEALTHCHECK --interval=30s --timeout=5s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/80 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && head -1 <&3 | grep -q ' 200 '"]
CMD ["nginx", "-g", "daemon off;"]
