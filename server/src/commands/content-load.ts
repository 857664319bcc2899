import { loadPack } from '../features/content/load/load-pack'
import { progressBar } from './progress-bar'
import { runCommand, withDatabase } from './run-command'

/** npm run content:load [-- <folder>]: brings the library up to date with a pack; a faulty one loads nothing. */
await runCommand(() =>
  withDatabase(async (deps) => {
    const { name, videos, ...rest } = await loadPack(deps, process.argv[2] ?? 'content', progressBar())
    console.log(`${name}: ${videos.added} videos added, ${videos.updated} updated, ${videos.unchanged} unchanged.`)
    const layout = rest.isLayoutChanged ? 'changed' : 'unchanged'
    console.log(`Changed topics: ${rest.topics}, skills: ${rest.skills}, FAQ: ${rest.faq}; layout ${layout}.`)
  }),
)
