import { Worker } from 'node:worker_threads'

/**
 * Kills this process after a while, even if its event loop is blocked and its own timers are late. The thread costs
 * memory, so it starts only when the process must end; if it can't start, those timers remain. It starts late on a busy
 * machine, so the time is counted from the call.
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
