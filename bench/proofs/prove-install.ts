import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run prove:install` (as root on Debian, with `mmdebstrap` and `buildah`): runs each command of
 * docs/operations/install.md in a fresh Debian, then builds the image and starts it there. Takes about ten minutes and
 * the network.
 */
const work = mkdtempSync(join(tmpdir(), 'kasama-install-'))
const root = join(work, 'root')
const stages: [string, () => void][] = [
  ['a fresh Debian 13', makeRoot],
  ['packages and program', () => inRoot(blocks(1, 2), { hasNetwork: true })],
  ['database, settings, start, first admin', () => inRoot([prepare, ...blocks(3, 7), look], { hasNetwork: false })],
  ['the image', buildImage],
]

function run(command: string, args: string[], input?: string) {
  const { status } = spawnSync(command, args, { stdio: [input ? 'pipe' : 'ignore', 'inherit', 'inherit'], input })
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 3).join(' ')} ended with ${status}`)
}

function makeRoot() {
  run('mmdebstrap', ['--variant=apt', '--include=ca-certificates,systemd,curl,iproute2', 'trixie', root])
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

/** Replaces systemd and Debian's start scripts, which do this on a real machine. */
const prepare = `
pg_ctlcluster 17 main start
systemctl() {
  echo "systemctl $*"
  [ "$1" = enable ] || return 0
  systemd-analyze verify --man=no /etc/systemd/system/kasama@.service
  for port in 3000 3001; do
    (set -a; . /etc/kasama/env; NODE_ENV=production PORT=$port DATA_DIR=/var/lib/kasama
     cd /opt/kasama; exec runuser -u kasama -- sh -c "$(sed -n 's/^ExecStart=//p' /etc/systemd/system/kasama@.service)") \\
      > /tmp/$port.log 2>&1 &
  done
}
`

const look = `
SITE=http://127.0.0.1:8080 caddy run --config /opt/kasama/deploy/Caddyfile --adapter caddyfile > /tmp/caddy.log 2>&1 &
for address in 127.0.0.1:3000/readyz 127.0.0.1:3001/readyz 127.0.0.1:8080/readyz 127.0.0.1:8080/; do
  curl --silent --fail --output /dev/null --retry 60 --retry-delay 1 --retry-all-errors "http://$address"
  echo "answers: $address"
done
[ "$(curl --silent --output /dev/null --write-out '%{http_code}' http://127.0.0.1:8080/metrics)" = 404 ]
echo "closed: /metrics"
`

/** Runs commands in the root folder; without network in namespaces of their own, whose processes end with them. */
function inRoot(commands: string[], { hasNetwork }: { hasNetwork: boolean }) {
  const lines = ['set -euo pipefail', 'export DEBIAN_FRONTEND=noninteractive SOURCE=/source LC_ALL=C.UTF-8']
  if (hasNetwork) lines.push('git() { command git -c safe.directory="*" "$@"; }')
  else lines.push('ip link set lo up', 'cd /opt/kasama')
  writeFileSync(join(root, 'run.sh'), [...lines, ...commands].join('\n'))
  run('mount', ['--bind', '/dev', join(root, 'dev')])
  try {
    const inChroot = ['chroot', root, 'bash', '/run.sh']
    const isolated = ['--net', '--pid', '--fork', '--kill-child', `--mount-proc=${join(root, 'proc')}`]
    if (hasNetwork) run(inChroot[0] as string, inChroot.slice(1))
    else run('unshare', [...isolated, ...inChroot])
  } finally {
    run('umount', [join(root, 'dev')])
  }
}

/** Builds the image from a container of the fresh Debian, since the proof needs no registry of images. */
function buildImage() {
  const base = join(work, 'base.tar')
  run('mmdebstrap', ['--variant=apt', '--include=ca-certificates', 'trixie', base])
  const script = `set -euo pipefail
    container=$(buildah from scratch)
    buildah add --quiet "$container" ${base} /
    buildah commit --quiet "$container" localhost/debian-trixie
    buildah bud --isolation chroot --build-arg BASE=localhost/debian-trixie -f deploy/Containerfile -t localhost/kasama .
    container=$(buildah from localhost/kasama)
    buildah run --isolation chroot "$container" -- sh -c 'id -un; node --version; ffmpeg -version | head -1; ls server/dist/bundle/main.js'
    buildah inspect --format '{{.OCIv1.Config.User}} {{.OCIv1.Config.Cmd}}' "$container"`
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
