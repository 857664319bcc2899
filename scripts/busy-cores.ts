import { cpus } from 'node:os'

const intervalMs = 1000
const busyThreshold = 0.5

/** Idle and total time of each core so far, in ms. */
const times = () =>
  cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({ idle, total: user + nice + sys + idle + irq }))

/** Counts the seconds with two cores or more busy for half of the second; the returned function gives their share. */
export function watchCores(): () => number {
  let before = times()
  let [busySeconds, seconds] = [0, 0]
  const timer = setInterval(() => {
    const now = times()
    const busy = now.filter(({ idle, total }, core) => {
      const passed = total - (before[core]?.total ?? 0)
      return passed > 0 && 1 - (idle - (before[core]?.idle ?? 0)) / passed >= busyThreshold
    })
    before = now
    seconds++
    if (busy.length >= 2) busySeconds++
  }, intervalMs)
  return () => {
    clearInterval(timer)
    return seconds === 0 ? 0 : busySeconds / seconds
  }
}
