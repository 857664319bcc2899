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

type ProofOptions = { rounds: number; from: Kind[]; say?: (line: string) => void }

/** Kills a server of its own while it runs the desk's jobs; returns the problems. */
export async function proveDeskWork({ rounds, from, say = () => {} }: ProofOptions): Promise<string[]> {
  const server = await killableServer()
  const problems: string[] = []
  try {
    for (let n = 0; n < rounds; n++) {
      const { round: play, what: description } = kinds[from[n % from.length] as Kind]
      const roundProblems = await play(server)
      say(`round ${n + 1}, killed while ${description}${roundProblems.map((one) => `\n  ${one}`).join('')}`)
      problems.push(...roundProblems)
    }
    // The folder exists from the first upload on.
    const remainingFiles = await readdir(join(server.folder, 'uploads')).catch(() => [])
    if (remainingFiles.length > 0) problems.push(`${remainingFiles.length} files of imports are left`)
  } finally {
    await server.end()
  }
  return problems
}
