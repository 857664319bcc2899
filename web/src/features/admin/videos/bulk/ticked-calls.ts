import type { DeskVideo } from '@kasama/contract/learning/desk/videos.api'
import { deskRequest } from '../../sign-in/desk-request'
import type { RefusedLesson } from './refused-list'

/** `left` counts the refused lessons, if not all of them are named. */
export type RefusedSummary = { ids?: number[]; refused?: RefusedLesson[]; left?: number }
/** Result of a call, and the call that is its inverse. */
export type Answer = RefusedSummary & { done: number; undo: () => Promise<RefusedSummary> }

export async function openTicked(ids: number[], is_public: boolean): Promise<Answer> {
  const call = 'POST /admin/videos/public'
  const changed = (await deskRequest(call, { body: { ids, is_public } })).ids
  return {
    done: changed.length,
    undo: () => deskRequest(call, { body: { ids: changed, is_public: !is_public } }),
  }
}

export async function changeTopicOfTicked(ids: number[], topic_id: number, is_on: boolean): Promise<Answer> {
  const call = 'POST /admin/videos/topic'
  const changed = (await deskRequest(call, { body: { ids, topic_id, is_on } })).ids
  return {
    done: changed.length,
    undo: () => deskRequest(call, { body: { ids: changed, topic_id, is_on: !is_on } }),
  }
}

/** Publishes each lesson at the revision that was listed. */
export async function publishTicked(videos: Pick<DeskVideo, 'id' | 'revision'>[]): Promise<Answer> {
  const lessons = videos.map(({ id, revision }) => ({ id, revision }))
  const { published, refused } = await deskRequest('POST /admin/videos/publish', { body: { lessons } })
  return {
    done: published.length,
    refused,
    undo: () => deskRequest('POST /admin/videos/publish/undo', { body: { lessons: published } }),
  }
}

export async function takeTickedBack(ids: number[]): Promise<Answer> {
  const { ids: gone, refused } = await deskRequest('POST /admin/videos/take-back', { body: { ids } })
  return {
    done: gone.length,
    refused,
    undo: () => deskRequest('POST /admin/videos/take-back/undo', { body: { ids: gone } }),
  }
}
