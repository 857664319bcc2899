import { type RawBuilder, sql } from 'kysely'
import { later } from '../../platform/database/statement'
import type { Place } from './cursor'

type Asked = { topic: number | undefined; after: Place | null }

/** Where a page goes on. */
export const placeRank = later('int', ({ after }: Asked) => after?.rank)
export const placeAt = later('timestamptz', ({ after }: Asked) => after?.at)
export const placeId = later('int', ({ after }: Asked) => after?.id)

const topic = later('int', (asked: Asked) => asked.topic)

/** Whether a video has the topic that was asked for. */
export const isInTopic = (id: RawBuilder<unknown>) =>
  sql`exists (select from video_topics o where o.video_id = ${id} and o.topic_id = ${topic})`
