import { readdirSync, statSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Language, languages } from '@kasama/contract/language'
import { checkClip } from './check-clip'
import { type Lesson, readLessons } from './lesson'
import { makeClip } from './make-clip'
import { makeQuestions, spokenQuizzes } from './make-questions'
import { openPainter } from './slides/painter'

const pack = fileURLToPath(new URL('..', import.meta.url))
const mostMegabytes = 45
const say = (line: string) => process.stdout.write(`${line}\n`)

type Chosen = { lessons: Lesson[]; tongues: Language[]; check: boolean; voices: string | undefined }

function chosen(): Chosen {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      languages: { type: 'string' },
      voices: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  })
  const slugs = values.only?.split(',')
  const codes = values.languages?.split(',')
  const lessons = readLessons(pack).filter(({ slug }) => !slugs || slugs.includes(slug))
  const tongues = languages.filter((language) => !codes || codes.includes(language))
  if (lessons.length === 0 || tongues.length === 0) throw new Error('No lesson or language of that name')
  return { lessons, tongues, check: values.check, voices: values.voices }
}

async function makeAll({ lessons, tongues, voices }: Chosen) {
  const painter = await openPainter()
  try {
    for (const language of tongues) {
      for (const lesson of lessons) {
        const { note } = await makeClip(painter, lesson, { language, voices })
        say(`${lesson.slug}/${language}: ${note}`)
        const spoken = spokenQuizzes.includes(language) ? makeQuestions(lesson, language) : 0
        if (spoken > 0) say(`${lesson.slug}/${language}: ${spoken} questions and options spoken`)
      }
    }
  } finally {
    await painter.close()
  }
}

function packMegabytes(): number {
  const files = readdirSync(pack, { recursive: true, encoding: 'utf8' }).map((file) => statSync(join(pack, file)))
  return files.reduce((total, file) => total + (file.isFile() ? file.size : 0), 0) / 1_000_000
}

function checkAll(lessons: Lesson[], tongues: Language[]): boolean {
  const reports = tongues.flatMap((language) => lessons.map((lesson) => checkClip(lesson, language)))
  say(`${'clip'.padEnd(30)} seconds     kB  cues  off the voice`)
  for (const { name, seconds, bytes, cues, worst, faults } of reports) {
    const columns = [seconds.toFixed(1).padStart(7), (bytes / 1000).toFixed(0).padStart(7), String(cues).padStart(5)]
    say(`${name.padEnd(30)} ${columns.join('')}  ${worst.toFixed(2)} s  ${faults.join('; ')}`)
  }
  const size = packMegabytes()
  const longest = Math.max(...reports.map(({ seconds }) => seconds))
  const faulty = reports.filter(({ faults }) => faults.length > 0).length
  say(`${reports.length} clips, longest ${longest.toFixed(1)} s, pack ${size.toFixed(1)} MB, ${faulty} with faults`)
  return faulty === 0 && size <= mostMegabytes
}

const order = chosen()
// Encoding takes minutes; the machine stays usable meanwhile.
setPriority(10)
if (order.check) process.exitCode = checkAll(order.lessons, order.tongues) ? 0 : 1
else await makeAll(order)
