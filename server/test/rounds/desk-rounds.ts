import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { roundOfBulk } from './bulk-round'
import { roundOfImport } from './import-round'
import { killableServer } from './killable'
import { roundOfVoice } from './voice-round'

/** Work during which the server is killed. */
const kinds = {
  import: { round: roundOfImport, what: 'a list is looked at and loaded' },
  bulk: { round: roundOfBulk, what: 'all lessons of a list come out, and while that is undone' },
  voice: { round: roundOfVoice, what: 'a voice is laid over a clip' },
}
type Kind = keyof typeof kinds

type Proof = { rounds: number; from: Kind[]; say?: (line: string) => void }

/** Kills a server of its own while it runs the desk's jobs; returns the problems. */
export async function proveDeskWork({ rounds, from, say = () => {} }: Proof): Promise<string[]> {
  const server = await killableServer()
  const problems: string[] = []
  try {
    for (let n = 0; n < rounds; n++) {
      const { round: play, what } = kinds[from[n % from.length] as Kind]
      const found = await play(server)
      say(`round ${n + 1}, killed while ${what}${found.map((one) => `\n  ${one}`).join('')}`)
      problems.push(...found)
    }
    // The folder exists from the first upload on.
    const left = await readdir(join(server.folder, 'uploads')).catch(() => [])
    if (left.length > 0) problems.push(`${left.length} files of imports are left`)
  } finally {
    await server.end()
  }
  return problems
}
