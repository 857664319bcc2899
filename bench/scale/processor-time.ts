import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

type ProcessTimes = { parent: number; seconds: number }

/** A process' parent and processor time so far, from Linux's /proc; null if it has ended. */
function timesOf(pid: number): ProcessTimes | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]]
    return { parent, seconds: (user + system) / ticksPerSecond }
  } catch {
    return null
  }
}

/** The parent of a process: of one that serves a connection it is the database server. */
export const parentOf = (pid: number): number => timesOf(pid)?.parent ?? 0

/** Processor time of a process, in seconds. */
export const secondsOf = (pid: number): number => timesOf(pid)?.seconds ?? 0

/** Processor time of a database server and of its connections. */
export function secondsOfDatabase(postmaster: number): number {
  const others = readdirSync('/proc').map(Number).filter(Number.isInteger).map(timesOf)
  const connections = others.filter((one) => one?.parent === postmaster)
  return connections.reduce((sum, one) => sum + (one?.seconds ?? 0), secondsOf(postmaster))
}
