#!/bin/sh
# Serves a build, and the one before it again: docs/recipes/deploy.md. The build puts a copy beside nginx.conf.
#   release.sh new [FOLDER]   serves the build in FOLDER (it holds dist and deploy; without it, where you are)
#   release.sh back [NAME]    serves the release before again, or NAME
#   release.sh list           names the releases, and says of each what it was made from and what became of it
set -eu
# The workers of nginx read what is copied.
umask 022

site=${SITE:-/srv/admissions}
check=${CHECK:-nginx -t}
# It also starts an nginx that does not run, as on the day of the first release.
reload=${RELOAD:-systemctl reload-or-restart nginx}
# Pages of a release may stay open for so long after it was replaced.
days=2
# RFC 9116: nobody believes a security.txt after its day.
warning_days=60
# certbot renews a certificate a month before its end, so this one was not renewed.
certificate_days=21
tls=${TLS:-/etc/nginx/snippets/admissions-tls.conf}
releases=$site/releases

stop() {
  echo "release.sh: $1" >&2
  exit 1
}

# The name that a link of the site stands for, or nothing.
release_of() {
  if [ -L "$site/$1" ]; then basename "$(dirname "$(readlink "$site/$1")")"; fi
}

warn_before_expiry() {
  file=$releases/$(release_of deploy)/dist/.well-known/security.txt
  expires=$(sed -n 's/^Expires: *//p' "$file" 2>/dev/null) || return 0
  end=$(date -d "$expires" +%s 2>/dev/null) || return 0
  [ -z "$expires" ] || [ "$end" -ge $(($(date +%s) + warning_days * 86400)) ] ||
    echo "security.txt expires on ${expires%T*}: build and release again before." >&2
}

warn_before_certificate_ends() {
  certificate=$(sed -n 's/^ *ssl_certificate  *\([^;]*\);.*/\1/p' "$tls" 2>/dev/null) || return 0
  [ -f "$certificate" ] && command -v openssl >/dev/null || return 0
  openssl x509 -checkend $((certificate_days * 86400)) -noout -in "$certificate" >/dev/null ||
    echo "The certificate $(openssl x509 -enddate -noout -in "$certificate" | sed 's/notAfter=/ends on /'), and nothing has renewed it." >&2
}

# A copy that broke off would be served with pages missing.
require_whole() {
  [ -f "$1/dist/index.html" ] && [ -f "$1/deploy/nginx.conf" ] || stop "there is no build in $1: it holds dist and deploy"
  [ -f "$1/deploy/files.sha256" ] || stop "deploy/files.sha256 is missing in $1: copy the whole folder deploy"
  broken=$(cd "$1" && sha256sum --check --quiet --strict deploy/files.sha256 2>/dev/null) ||
    stop "the build in $1 is not whole: $(printf '%s\n' "$broken" | wc -l) files are missing or differ, such as $(printf '%s\n' "$broken" | sed -n '1s/:.*//p'). Copy it again."
}

# At once: nobody sees a moment without the link.
point() {
  ln -sfn "$2" "$site/$1.next"
  mv -T "$site/$1.next" "$site/$1"
}

# An open page fetches its later scripts from whatever is served; their names hold a hash and never clash.
keep_scripts_of_others() {
  for other in "$releases"/*/dist; do
    [ "$other" = "$releases/$1/dist" ] || cp -Rn "$other/_astro" "$releases/$1/served/"
  done
}

serve() {
  was=$(release_of deploy)
  keep_scripts_of_others "$1"
  point deploy "releases/$1/deploy"
  problem="nginx refuses $1"
  became='refused by nginx'
  # A server that one of these starts must not keep the lock of this program.
  if $check 9>&- && problem="$1 is right, but '$reload' failed. Is nginx running?" &&
    became='not served, because the reload failed' && $reload 9>&-; then
    rm -f "$releases/$1/replaced" "$releases/$1/refused"
    if [ -n "$was" ] && [ "$was" != "$1" ]; then
      touch "$releases/$was/replaced"
      point previous "releases/$was/deploy"
    fi
    echo "Served now: $1"
    return
  fi
  if [ -z "$was" ] && [ "$became" != 'refused by nginx' ]; then
    # nginx does not start without the file that its own configuration includes.
    stop "$problem The release stays linked: start nginx, and it serves $1"
  fi
  if [ -n "$was" ]; then point deploy "releases/$was/deploy"; else rm "$site/deploy"; fi
  touch "$releases/$1/replaced"
  [ "$was" = "$1" ] || echo "$became" >"$releases/$1/refused"
  stop "$problem. Served as before: ${was:-nothing}"
}

# The operator's list, which nginx.conf includes.
make_list_of_networks() {
  [ -e "$site/unlimited-networks.conf" ] ||
    echo '# Networks that may call as often as they like, one a line: 192.0.2.0/24 1;' >"$site/unlimited-networks.conf"
}

remove_old() {
  find "$releases" -mindepth 2 -maxdepth 2 -name replaced -mtime "+$((days - 1))" | while read -r mark; do
    folder=$(dirname "$mark")
    [ "$(basename "$folder")" = "$(release_of previous)" ] || rm -r "$folder"
  done
}

new() {
  require_whole "$1"
  name=$(date -u +%Y%m%d-%H%M%S)
  while [ -e "$releases/$name" ]; do name=${name}b; done
  mkdir -p "$releases"
  # Without a name of its own until it is whole.
  rm -rf "$site/incoming"
  mkdir "$site/incoming"
  cp -Rp "$1/dist" "$1/deploy" "$site/incoming/"
  cp -Rp "$1/dist" "$site/incoming/served"
  # The files change at the same moment as the policies, which hold hashes of them: at the reload.
  sed -i "s|root [^;]*/dist;|root $releases/$name/served;|; s|root /srv/admissions;|root $site;|; s|include /srv/admissions/|include $site/|" \
    "$site/incoming/deploy/nginx.conf"
  grep -q "root $releases/$name/served;" "$site/incoming/deploy/nginx.conf" || stop "nginx.conf names no folder dist"
  mv "$site/incoming" "$releases/$name"
  make_list_of_networks
  serve "$name"
  remove_old
}

back() {
  name=${1:-$(release_of previous)}
  [ -n "$name" ] && [ -d "$releases/$name" ] || stop "there is no release ${1:-before this one}"
  serve "$name"
}

list() {
  served=$(release_of deploy)
  previous=$(release_of previous)
  for folder in "$releases"/*/; do
    if [ ! -d "$folder" ]; then
      echo "There is no release yet."
      return
    fi
    name=$(basename "$folder")
    star=' '
    line="$name  $(cat "$folder/deploy/origin.txt" 2>/dev/null || echo 'of unknown origin')"
    if [ "$name" = "$served" ]; then star='*' line="$line; served now"; fi
    if [ "$name" = "$previous" ]; then line="$line; back leads here"; fi
    if [ -f "$folder/refused" ]; then line="$line; $(cat "$folder/refused")"; fi
    echo "$star $line"
  done
}

mkdir -p "$site"
exec 9>"$site/.lock"
flock -n 9 || stop "another release is being made"
case "${1:-}" in
  new) new "${2:-.}" ;;
  back) back "${2:-}" ;;
  list) list ;;
  *) stop "new [FOLDER], back [NAME] or list" ;;
esac
warn_before_expiry
warn_before_certificate_ends
