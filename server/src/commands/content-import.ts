import { parseArgs } from 'node:util'
import { type ImportReport, importVideos } from '#studio/content/import/import-videos'
import { progressBar } from './run/progress-bar'
import { runCommand, UsageError, withDatabase } from './run/run-command'

const usage =
  'npm run content:import -- <file.csv> [--map <field>=<column>]… [--topic <id or name>] [--map-topic <value>=<topic>]… [--all-or-nothing] [--publish] [--report <file.csv>]'

/** npm run content:import: imports a provider's own list of videos. Exit code 1 if rows were refused. */
await runCommand(async () => {
  const { file, options } = readArguments()
  await withDatabase(async (deps) =>
    print(await importVideos(deps, file, options, { progress: progressBar() }), options.asDrafts),
  )
})

function readArguments() {
  const { values, positionals } = parse()
  const [file, ...otherArguments] = positionals
  if (!file || otherArguments.length > 0) throw new UsageError(usage)
  const { topic, report } = values
  return {
    file,
    options: {
      map: Object.fromEntries((values.map ?? []).map(pairOf('--map wants <field>=<column>'))),
      mapTopic: Object.fromEntries((values['map-topic'] ?? []).map(pairOf('--map-topic wants <value>=<topic>'))),
      allOrNothing: values['all-or-nothing'] ?? false,
      asDrafts: !values.publish,
      ...(topic !== undefined && { topic }),
      ...(report !== undefined && { report }),
    },
  }
}

function parse() {
  const text = { type: 'string' } as const
  const options = {
    map: { ...text, multiple: true },
    'map-topic': { ...text, multiple: true },
    topic: text,
    report: text,
    'all-or-nothing': { type: 'boolean' },
    publish: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`)
  }
}

function pairOf(rule: string) {
  return (text: string): [string, string] => {
    const at = text.indexOf('=')
    if (at < 1) throw new UsageError(`${rule}, not ${text}.`)
    return [text.slice(0, at), text.slice(at + 1)]
  }
}

function print({ id, rows, unused, videos, refused, firstRefused }: ImportReport, asDrafts: boolean) {
  for (const { line, reason, title } of firstRefused) console.error(`line ${line}: ${reason} (${title.slice(0, 60)})`)
  if (refused > firstRefused.length)
    console.error(`… and ${refused - firstRefused.length} more; --report <file.csv> writes them all.`)
  if (unused.length > 0) console.log(`Columns that were not used: ${unused.join(', ')}.`)
  const { added, updated, unchanged } = videos
  console.log(`${rows} rows: ${added} videos added, ${updated} updated, ${unchanged} unchanged, ${refused} refused.`)
  if (added > 0 && asDrafts)
    console.log('What was added are drafts: look at them and publish them at /admin/videos, or import with --publish.')
  if (id) console.log(`To undo it: npm run content:remove -- --import ${id}`)
  if (refused > 0) process.exitCode = 1
}
