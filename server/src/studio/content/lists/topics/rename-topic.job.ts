import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { renameTopicJob, type TopicRename } from './rename-in-search'
import { nameLines, renameNext } from './topic-search.queries'
import { shareTopic } from './topics.queries'

/** A run ends well within a job's lease, and queues the next one. */
const mostMs = 60_000

/**
 * Writes a renamed topic's current names into the search rows of its lessons, batch by batch; idempotent, also after
 * another rename.
 */
export const renameTopicJobOf = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Job<TopicRename> => ({
  name: renameTopicJob,
  async run({ topicId, gone, after: begun }) {
    const until = Date.now() + mostMs
    let after: number | null = begun
    while (after !== null) {
      const from: number = after
      if (Date.now() > until) return void (await jobs.enqueue(db, renameTopicJob, { topicId, gone, after: from }))
      after = await db.transaction().execute(async (tx) => {
        // A shared lock: the topic can't be renamed again while a batch is written with its names.
        const topic = await shareTopic(tx, topicId)
        return topic ? renameNext(tx, { topicId, gone, names: nameLines(topic.name), after: from }) : null
      })
    }
  },
})
