import type { TestApp } from '../app/test-app'
import type { TestVideo } from '../library/library'
import type { Person } from '../people/people'

/** A worker watches a lesson to its end and answers its questions, each wrong first if `wrongFirst`. */
export async function completeLesson(app: TestApp, video: TestVideo, worker: Person, wrongFirst = false) {
  const { id } = video
  await app.call('POST /videos/:id/visit', { params: { id }, body: {} }, worker.token)
  app.forward({ seconds: 120 })
  await app.call(
    'POST /videos/:id/position',
    { params: { id }, body: { language_code: 'mya', position: 120 } },
    worker.token,
  )
  for (const question of video.questionIds) {
    const answer = (option: number) =>
      app.call('POST /questions/:id/answers', { params: { id: question }, body: { answers: [option] } }, worker.token)
    if (wrongFirst) await answer(1)
    await answer(2)
  }
  await app.call('POST /videos/:id/watched', { params: { id } }, worker.token)
}

/** An employer puts a lesson on her worker's list. */
export const addToList = (app: TestApp, video: TestVideo, boss: Person) =>
  app.call('POST /video_subscription/subscribed_clip/:id', { params: { id: video.id } }, boss.token)
