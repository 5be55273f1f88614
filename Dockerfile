# The build that is there, served by nginx: docs/recipes/deploy.md.
FROM debian:12-slim
RUN apt-get update && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static ca-certificates \
 && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
 && printf '%s;\n' 'brotli_static on' 'include /srv/admissions/deploy/nginx.conf' > /etc/nginx/conf.d/admissions.conf
COPY dist /srv/admissions/dist
COPY deploy /srv/admissions/deploy
EXPOSE 80 443
CMD ["nginx", "-g", "daemon off;"]
