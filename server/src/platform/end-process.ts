import { Worker } from 'node:worker_threads'

/**
 * Kills this process after a while, also where its event loop stands still and its own timers come late. The thread costs
 * memory, so it starts only when the process must leave; where it can't start, those timers are left. It starts late where
 * processors are busy, so the time is counted from the call.
 */
export function killAfter(ms: number) {
  const at = Date.now() + ms
  const thread = new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${at} - Date.now())`, {
    eval: true,
    execArgv: [],
  })
  thread.on('error', () => {})
  thread.unref()
}
