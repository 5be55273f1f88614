#!/bin/sh
# Says what hurts applicants now, one sentence a line, and nothing while all is well: docs/recipes/deploy.md.
# cron mails whatever it prints. It reads the log of nginx and never prints an address or the number of an application.
set -eu

log=${LOG:-/var/log/nginx/admissions.log}
# The main host, such as https://apply.university.example; without it the pages and the API are not asked.
host=${1:-}
minutes=15
tls=${TLS:-/etc/nginx/snippets/admissions-tls.conf}
now=$(date -d "${NOW:-now}" +%s)
# nginx writes the time of the server's own zone.
at() { date -d "@$1" +%Y-%m-%dT%H:%M:%S; }

if [ -f "$log" ]; then
  # A busy quarter of an hour of a million applicants a day.
  tail -n 400000 "$log" | awk -F '"' -v since="$(at $((now - minutes * 60)))" -v until="$(at "$now")" \
    -v settled="$(at $((now - 180)))" -v minutes="$minutes" '
    function family(agent) {
      if (agent ~ /(bot|crawler|spider)/) return ""
      if (agent ~ / Line\/| FBA[NV]\/|Instagram|TikTok/) return "an app"
      if (agent ~ /Edg(A|iOS)?\//) return "Edge"
      if (agent ~ /SamsungBrowser\//) return "Samsung"
      if (agent ~ /Firefox\/|FxiOS\//) return "Firefox"
      if (agent ~ /Chrome\/|CriOS\//) return "Chrome"
      return agent ~ /Safari\// ? "Safari" : "another browser"
    }
    function percent(part, whole) { return int(100 * part / whole + 0.5) " %" }
    {
      split($1, head, "[][]"); time = substr(head[2], 1, 19)
      if (time < since || time > until || NF < 11) next
      split($2, request, " "); split($3, result, " "); split($8, upstream, ", ")
      method = request[1]; path = request[2]; status = result[1] + 0; seconds = $10 + 0
      browser = family($4)
      if (path !~ /^\/api\// || browser == "") next
      step = $5; sub(/.* step=/, "", step); sub(/ .*/, "", step)
      calls++
      if (status >= 500 || status == 499) {
        failed++; failedHere[step, browser]++
      }
      callsHere[step, browser]++
      if (status == 429) tooOften++
      if (path ~ /^\/api\/payment\/return\// && status == 303 && upstream[1] + 0 >= 502) lostPayers++
      if (method == "POST" && path ~ /\/initial\/?$/) { tried++; if (status < 400) registered++ }
      if (path ~ /\/otp\/request\/?$/ && status < 400) { codes++; if (seconds > 3) slowCodes++ }
      if (path ~ /\/otp\/validate\/?$/ && status < 400) entered++
      if ($10 != "-" && seconds > 3 && path !~ /(upload-file|\/file)\/?$/) slow++
      # Applications by step: opened with enough time to go on, and saved.
      if (step == "-" || path !~ /^\/api\/(scholarship-|short-course-)?application\/[^\/]+/) next
      number = path; sub(/^\/api\/[^\/]+\//, "", number); sub(/\/.*/, "", number)
      if (number ~ /^(check|initial|otp|available-|appearance|campaign|upload-file|file|custom-input|search-course|suggestion|period)/) next
      key = step SUBSEP browser SUBSEP number
      if (method == "GET" && time <= settled) opened[key] = 1
      if (method != "GET" && status < 400) saved[key] = 1
    }
    END {
      if (failed >= 5 && failed > calls / 50) {
        worst = ""
        for (key in failedHere) if (failedHere[key] >= 5 && (worst == "" || failedHere[key] / callsHere[key] > failedHere[worst] / callsHere[worst])) worst = key
        split(worst, of, SUBSEP)
        print percent(failed, calls) " of the calls failed in " minutes " minutes (" failed " of " calls ")" (worst == "" ? "." : ": most of all in " of[2] " at " of[1] ", " percent(failedHere[worst], callsHere[worst]) ".")
      }
      if (tried >= 5 && !registered) print tried " people tried to register in " minutes " minutes, and nobody could."
      if (codes >= 10 && entered < codes / 2) print "Only " entered + 0 " of " codes " codes were entered in " minutes " minutes: do messages arrive?"
      if (slowCodes >= 5 && slowCodes > codes / 20) print slowCodes " of " codes " requests for a code took more than three seconds."
      if (slow >= 20 && slow > calls / 20) print percent(slow, calls) " of the calls took more than three seconds."
      if (tooOften > 20 * minutes) print tooOften " calls were refused with 429 in " minutes " minutes: a class behind one address, or an attack?"
      if (lostPayers) print lostPayers (lostPayers == 1 ? " payer" : " payers") " came back from the bank while the API was down: it must ask the bank about pending charges."
      for (key in opened) {
        split(key, of, SUBSEP); group = of[1] SUBSEP of[2]
        all[of[1]]++; here[group]++
        if (key in saved) { allSaved[of[1]]++; hereSaved[group]++ }
      }
      for (group in here) {
        split(group, of, SUBSEP)
        others = all[of[1]] - here[group]; othersSaved = allSaved[of[1]] - hereSaved[group]
        # A step that is only read, such as the last one, is saved by nobody.
        if (here[group] >= 8 && others >= 8 && othersSaved / others >= 0.3 && hereSaved[group] / here[group] < othersSaved / others / 3)
          print "Applicants with " of[2] " stop at " of[1] ": " hereSaved[group] + 0 " of " here[group] " went on in " minutes " minutes, of the others " percent(othersSaved, others) "."
      }
    }'
fi

if [ -n "$host" ]; then
  curl -fs -m 10 -o /dev/null "$host/healthz" || echo "$host/healthz does not respond."
  answer=$(curl -fs -m 10 -H 'Accept-Language: th' "$host/api/general/location/province/all") || answer=
  case $answer in
    '{'* | '['*) ;;
    *) echo "The API sends no list of provinces at $host." ;;
  esac
fi

certificate=$(sed -n 's/^ *ssl_certificate  *\([^;]*\);.*/\1/p' "$tls" 2>/dev/null) || certificate=
if [ -f "$certificate" ] && ! openssl x509 -checkend $((14 * 86400)) -noout -in "$certificate" >/dev/null; then
  echo "The certificate $(openssl x509 -enddate -noout -in "$certificate" | sed 's/notAfter=/ends on /')."
fi

used=$(df -P "$(dirname "$log")" 2>/dev/null | awk 'NR == 2 { print $5 + 0 }')
if [ "${used:-0}" -ge 90 ]; then echo "The disk of the logs is full to $used %."; fi
