import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export type CommandResult = { code: number; out: string; err: string }

/** Runs commands as `npm run` starts them, in a process each, with these variables. */
export function commandsWith(env: Record<string, string>) {
  const all = { ...process.env, NODE_ENV: 'test', DEMO: '0', ...env }
  return (name: string, ...args: string[]) =>
    new Promise<CommandResult>((resolve) => {
      const line = ['--import', 'tsx', `server/src/commands/${name}.ts`, ...args]
      const child = execFile(process.execPath, line, { cwd: root, env: all }, (_, out, err) =>
        resolve({ code: child.exitCode ?? -1, out, err }),
      )
    })
}
