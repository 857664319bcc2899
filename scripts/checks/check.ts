import { spawn } from 'node:child_process'

/** The static checks in two lanes, as most machines have two cores; each lane runs its checks in turn. */
const lanes = [
  ['check:types'],
  ['check:style', 'check:texts', 'check:names', 'check:browsers', 'check:styles', 'check:imports', 'check:dead'],
]

type Result = { code: number; output: string }

/** Runs a script of package.json; keeps its output, so that those of two lanes do not mix. */
function run(name: string): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

async function runLane(lane: string[]) {
  for (const name of lane) {
    const { code, output } = await run(name)
    if (code === 0) continue
    console.log(`${name} failed\n${output}`)
    process.exitCode = 1
  }
}

await Promise.all(lanes.map(runLane))
