import { execFile } from 'node:child_process'
import { bundled, root } from './bundled'

export type CommandResult = { code: number; out: string; err: string }

/** Runs bundled commands, as an installation has them, in a process each, with these variables. */
export function commandsWith(env: Record<string, string>) {
  const all = { ...process.env, NODE_ENV: 'test', DEMO: '0', ...env }
  return async (name: string, ...args: string[]) => {
    const line = [`${await bundled()}/${name}.js`, ...args]
    return new Promise<CommandResult>((resolve) => {
      const child = execFile(process.execPath, line, { cwd: root, env: all }, (_, out, err) =>
        resolve({ code: child.exitCode ?? -1, out, err }),
      )
    })
  }
}
