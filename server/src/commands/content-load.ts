import { loadPack } from '#studio/content/load/load-pack'
import { progressBar } from './progress-bar'
import { runCommand, withDatabase } from './run-command'

/** npm run content:load [-- <folder>]: updates the library from a pack; a faulty pack loads nothing. */
await runCommand(() =>
  withDatabase(async (deps) => {
    let number: number | null = null
    const noteImport = (id: number) => {
      number = id
    }
    const folder = process.argv[2] ?? 'content'
    const { name, videos, ...rest } = await loadPack(deps, folder, { progress: progressBar(), noteImport })
    console.log(`${name}: ${videos.added} videos added, ${videos.updated} updated, ${videos.unchanged} unchanged.`)
    const layout = rest.isLayoutChanged ? 'changed' : 'unchanged'
    console.log(`Changed topics: ${rest.topics}, skills: ${rest.skills}, FAQ: ${rest.faq}; layout ${layout}.`)
    if (number !== null) console.log(`To undo what it added: npm run content:remove -- --import ${number}`)
  }),
)
