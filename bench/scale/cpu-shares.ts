import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = '/sys/fs/cgroup'
/** Short, so that a process is held for milliseconds at a time. */
const periodMicroseconds = 20_000

type CpuShare = { hold: (pid: number) => void; free: () => void }

/** The interface for limits of processor time: that of cgroup v2, or of v1; null if there is none. */
function cgroup(): { kind: string; folder: string; limit: (folder: string, quota: number) => void } | null {
  const controllers = join(root, 'cgroup.controllers')
  if (existsSync(controllers) && readFileSync(controllers, 'utf8').includes('cpu ')) {
    const limit = (folder: string, quota: number) =>
      writeFileSync(join(folder, 'cpu.max'), `${quota} ${periodMicroseconds}`)
    return { kind: 'cgroup v2', folder: root, limit }
  }
  if (!existsSync(join(root, 'cpu/cpu.cfs_quota_us'))) return null
  const limit = (folder: string, quota: number) => {
    writeFileSync(join(folder, 'cpu.cfs_period_us'), String(periodMicroseconds))
    writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quota))
  }
  return { kind: 'cgroup v1', folder: join(root, 'cpu'), limit }
}

/** The name of the interface that limits processor time here. */
export const cpuShareKind = (): string | null => cgroup()?.kind ?? null

/** A limit for one process: a fifth of a core is 0.2. */
export function createCpuShare(name: string, share: number): CpuShare {
  const group = cgroup()
  if (!group) throw new Error('No cgroup limits processor time here.')
  const folder = join(group.folder, `kasama-${process.pid}-${name}`)
  mkdirSync(folder)
  group.limit(folder, Math.round(periodMicroseconds * share))
  const move = (to: string, pid: number) => writeFileSync(join(to, 'cgroup.procs'), String(pid))
  return {
    hold: (pid) => move(folder, pid),
    free() {
      // A group with a process in it can't be removed.
      for (const pid of readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean))
        move(group.folder, Number(pid))
      rmdirSync(folder)
    },
  }
}
