import { spawn } from 'node:child_process'

/** The server and the web app, both of which restart or reload when their files change. */
const commands = ['npx tsx watch --clear-screen=false server/src/app/main.ts', 'npx vite web']

const children = commands.map((command) => spawn(command, { shell: true, stdio: 'inherit' }))
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.on('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
