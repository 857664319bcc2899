import { checkPack } from '#studio/content/format/check-pack'
import type { Pack } from '#studio/content/format/read-pack'
import { printFaults, runCommand } from './run/run-command'

/**
 * npm run content:check [-- <folder>]: names every fault of a pack with file and line; exit code 1 where there are any.
 */
await runCommand(async () => {
  const folder = process.argv[2] ?? 'content'
  const { pack, faults } = await checkPack(folder)
  printFaults(faults)
  if (faults.length > 0) process.exitCode = 1
  console.log(`${summary(pack)}: ${faults.length === 0 ? 'no faults' : `${faults.length} faults`}`)
})

function summary({ videos, info, topics, skills, faq }: Pack): string {
  const count = (files: (video: Pack['videos'][number]) => object) =>
    videos.reduce((sum, video) => sum + Object.keys(files(video)).length, 0)
  const counts = [
    `${videos.length} videos`,
    `${count(({ words }) => words)} texts`,
    `${count(({ clips }) => clips)} clips`,
    `${count(({ subtitles }) => subtitles)} subtitles`,
    `${topics?.value.length ?? 0} topics`,
    `${skills?.value.length ?? 0} skills`,
    `${faq?.value.length ?? 0} questions of the FAQ`,
  ]
  return `${info?.value.name ?? 'The pack'} (${counts.join(', ')})`
}
