import { loadPack } from '#studio/content/load/load-pack'
import { progressBar } from './run/progress-bar'
import { runCommand, withDatabase } from './run/run-command'

/** npm run content:load [-- <folder>]: updates the library from a pack; a faulty pack loads nothing. */
await runCommand(() =>
  withDatabase(async (deps) => {
    let number: number | null = null
    const reportImport = (id: number) => {
      number = id
    }
    const folder = process.argv[2] ?? 'content'
    const { name, videos, ...counts } = await loadPack(deps, folder, {
      progress: progressBar(),
      noteImport: reportImport,
    })
    console.log(`${name}: ${videos.added} videos added, ${videos.updated} updated, ${videos.unchanged} unchanged.`)
    const layout = counts.isLayoutChanged ? 'changed' : 'unchanged'
    console.log(`Changed topics: ${counts.topics}, skills: ${counts.skills}, FAQ: ${counts.faq}; layout ${layout}.`)
    if (number !== null) console.log(`To undo what it added: npm run content:remove -- --import ${number}`)
  }),
)
