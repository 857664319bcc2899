import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run prove:install` (as root on Debian, with `mmdebstrap` and `buildah`): runs each command of
 * docs/operations/install.md in a fresh Debian, upgrades it by those of upgrade.md, then builds the image and starts it
 * there. Takes ten minutes of a quiet machine, and the network.
 */
const work = mkdtempSync(join(tmpdir(), 'kasama-install-'))
const root = join(work, 'root')
const stages: [string, () => void][] = [
  ['a fresh Debian 13', makeRoot],
  ['packages and program', () => inRoot(blocks(1, 2), { hasNetwork: true })],
  ['the program once more', () => inRoot([upgrade().program], { hasNetwork: true })],
  [
    'database, settings, start, first admin, upgrade',
    () => inRoot([prepare, ...blocks(3, 8), look, upgrade().restarts, lookAgain], { hasNetwork: false }),
  ],
  ['the image', buildImage],
]

function run(command: string, args: string[], input?: string) {
  const { status } = spawnSync(command, args, { stdio: [input ? 'pipe' : 'ignore', 'inherit', 'inherit'], input })
  if (status !== 0) throw new Error(`${command} ${args[0]} ended with ${status}`)
}

/** Makes a fresh Debian, as a folder or as an archive, that trusts the certificates which this machine was given. */
function makeDebian(target: string, packages: string) {
  const own = '/usr/local/share/ca-certificates'
  const trust = existsSync(own) ? [`copy-in ${own} /usr/local/share`, 'chroot "$1" update-ca-certificates'] : []
  const hooks = trust.map((hook) => `--customize-hook=${hook}`)
  run('mmdebstrap', ['--variant=minbase', `--include=ca-certificates${packages}`, ...hooks, 'trixie', target])
}

function makeRoot() {
  makeDebian(root, ',systemd,curl,iproute2')
  run('git', ['clone', '--quiet', '--bare', '.', join(root, 'source')])
  cpSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'))
  const npmSettings = join(process.env.HOME ?? '/root', '.npmrc')
  if (existsSync(npmSettings)) cpSync(npmSettings, join(root, 'root/.npmrc'))
}

/** The commands of the page's steps, by number. */
function blocks(first: number, last: number): string[] {
  const page = readFileSync('docs/operations/install.md', 'utf8').split('\n## ')[0] ?? ''
  const found = [...page.matchAll(/^(\d)\. [\s\S]*?```sh\n([\s\S]*?)```/gm)]
  return found
    .filter(([, step]) => Number(step) >= first && Number(step) <= last)
    .map(([, , commands = '']) => commands)
}

/** The commands of the page of upgrades: those that get the program, and those that start it. */
function upgrade(): { program: string; restarts: string } {
  const page = readFileSync('docs/operations/upgrade.md', 'utf8').split('\n## Bare Debian\n')[1] ?? ''
  const [program = '', restarts = ''] = (/```sh\n([\s\S]*?)```/.exec(page)?.[1] ?? '').split(/(?=^grep )/m)
  return { program, restarts }
}

/** Replaces systemd and Debian's start scripts, which do this on a real machine. Caddy signs its certificates itself. */
const prepare = `
pg_ctlcluster 17 main start
kasama() {
  if [ "$1" = billing-setup ]; then echo 'left out: kasama billing-setup, which needs Stripe'; else command kasama "$@"; fi
}
declare -A servers
start() {
  (cd /opt/kasama
   exec setpriv --reuid kasama --regid kasama --init-groups env $(grep -v '^#' /etc/kasama/env) NODE_ENV=production \\
     PORT=$1 DATA_DIR=/var/lib/kasama $(sed -n 's/^ExecStart=//p' /etc/systemd/system/kasama@.service)) > /tmp/$1.log 2>&1 &
  servers[$1]=$!
}
systemctl() {
  echo "systemctl $*"
  case "$*" in
    enable*)
      systemd-analyze verify --man=no /etc/systemd/system/kasama@.service
      for port in 3000 3001; do start $port; done ;;
    'restart kasama@'*)
      kill \${servers[\${2#*@}]}
      wait \${servers[\${2#*@}]}
      start \${2#*@} ;;
    restart*)
      (echo '{'; echo 'local_certs'; echo 'skip_install_trust'; echo '}'; cat /etc/caddy/Caddyfile) > /tmp/Caddyfile
      XDG_DATA_HOME=/tmp caddy run --config /tmp/Caddyfile --adapter caddyfile > /tmp/caddy.log 2>&1 & ;;
  esac
}
`

const look = `
try() {
  curl --silent --fail --output /dev/null --retry 60 --retry-delay 1 --retry-all-errors "$@"
  echo "answers: \${*: -1}"
}
site() { curl --silent --cacert /tmp/caddy/pki/authorities/local/root.crt --resolve learn.example:443:127.0.0.1 "$@"; }
try http://127.0.0.1:3000/readyz
try http://127.0.0.1:3001/readyz
until [ -f /tmp/caddy/pki/authorities/local/root.crt ]; do sleep 1; done
for path in readyz '' admin/login; do
  site --fail --output /dev/null --write-out "answers: https://learn.example/$path (HTTP/%{http_version}, %{http_code})\\n" \\
    "https://learn.example/$path"
done
[ "$(site --output /dev/null --write-out '%{http_code}' https://learn.example/metrics)" = 404 ]
echo "closed: /metrics"
token=$(sed -n 's/^METRICS_TOKEN=//p' /etc/kasama/env)
curl --silent --header "authorization: Bearer $token" http://127.0.0.1:3000/metrics | grep '^kasama_backup_age_seconds '
`

const lookAgain = `
try http://127.0.0.1:3001/readyz
for port in 3000 3001; do
  [ "$(readlink /proc/\${servers[$port]}/cwd)" = /opt/kasama-2 ]
done
site --fail --output /dev/null https://learn.example/readyz
echo 'answers: the new folder, at both ports'
`

/** Runs commands in the root folder, in namespaces of their own, whose processes end with them. */
function inRoot(commands: string[], { hasNetwork }: { hasNetwork: boolean }) {
  const lines = ['set -euo pipefail', 'export DEBIAN_FRONTEND=noninteractive SOURCE=/source LC_ALL=C.UTF-8']
  if (hasNetwork) lines.push('git() { command git -c safe.directory="*" "$@"; }')
  else lines.push('ip link set lo up', 'cd /opt/kasama')
  writeFileSync(join(root, 'run.sh'), [...lines, ...commands].join('\n'))
  run('mount', ['--bind', '/dev', join(root, 'dev')])
  try {
    const isolated = ['--pid', '--fork', '--kill-child', `--mount-proc=${join(root, 'proc')}`]
    run('unshare', [...(hasNetwork ? [] : ['--net']), ...isolated, 'chroot', root, 'bash', '/run.sh'])
  } finally {
    run('umount', [join(root, 'dev')])
  }
}

/** Starts the image's server, with the embedded database since there is no other in it. */
const inImage = `set -euo pipefail
  echo "user: $(id -un), $(node --version), $(ffmpeg -version | head -1)"
  grep -c "\\"purl\\"" sbom.json
  head -1 licences.txt
  node server/dist/bundle/main.js > /data/log & server=$!
  look() { node -e "fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))" "$1"; }
  for try in $(seq 300); do if look http://127.0.0.1:13999/readyz; then break; fi; sleep 1; done
  look http://127.0.0.1:13999/
  echo "answers: /"
  pg_dump --version
  pg_restore --version
  node server/dist/bundle/backup.js --to /backups
  node server/dist/bundle/restore.js --from /backups --check
  kill $server`

/** Builds the image from a container of the fresh Debian, since the proof needs no registry of images. */
function buildImage() {
  const base = join(work, 'base.tar')
  makeDebian(base, '')
  const script = `set -euo pipefail
    container=$(buildah from scratch)
    buildah add --quiet "$container" ${base} /
    buildah commit --quiet "$container" localhost/debian-trixie
    buildah bud --format docker --isolation chroot --build-arg BASE=localhost/debian-trixie -f deploy/Containerfile -t localhost/kasama .
    buildah rm "$container" > /dev/null
    container=$(buildah from localhost/kasama)
    buildah run --isolation chroot --env NODE_ENV=test --env DEMO=0 --env PORT=13999 "$container" -- bash -c '${inImage}'
    buildah inspect --format '{{.OCIv1.Config.User}} {{.OCIv1.Config.Cmd}}' "$container"
    buildah images --format 'size: {{.Size}}' localhost/kasama
    buildah rm "$container" > /dev/null`
  run('bash', ['-c', script])
}

try {
  for (const [name, stage] of stages) {
    const started = Date.now()
    console.log(`== ${name}`)
    stage()
    console.log(`== ${name}: ${Math.round((Date.now() - started) / 1000)} s`)
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}
