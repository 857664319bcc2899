import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app'
import { addToList, completeLesson } from '#test/learning/lessons'
import { addTopics, addVideo } from '#test/library/library'
import { mailsTo } from '#test/people/mails'
import { household } from '#test/people/people'
import { goodMomentJobOf } from './moments.job'
import { sendDue } from './send-due'

const origin = 'https://learn.sample.example'
const subjects = [
  'completed her first video',
  'completed all her',
  "'s week: ",
  'earned a credit',
  'has had a quiet time',
]

test('links and pictures of every mail lead to the configured origin, in HTML and in plain text', async () => {
  const app = await testApp({ start: '2026-02-24T04:00:00Z', config: { origin } })
  const { boss, worker } = await household(app)
  await addTopics(app.deps.db)
  const video = await addVideo(app.deps.db, { questions: 2 })
  await addToList(app, video, boss)
  await completeLesson(app, video, worker)
  const { run } = goodMomentJobOf(app.deps)
  for (const kind of ['first_video', 'list_done'] as const)
    await run({ kind, workerId: worker.id, videoId: video.id }, kind)
  for (let week = 0; week < 4; week++) {
    await app.caughtUp()
    while ((await sendDue(app.deps)).takenCount > 0) app.forward({ seconds: 1 })
    app.forward({ days: 7 })
  }
  const mails = mailsTo(app, boss.name)
  for (const subject of subjects) {
    const [mail = '', ...otherMails] = mails.filter((mailText) =>
      mailText.match(/^Subject: .*$/m)?.[0].includes(subject),
    )
    expect(otherMails).toEqual([])
    const links = mail.match(/https?:\/\/[^\s"'<>]+/g) ?? []
    // The logo, the button and both unsubscribe links, the last three in the text part as well.
    expect(links.length, subject).toBeGreaterThan(6)
    expect(links.filter((link) => !link.startsWith(`${origin}/`))).toEqual([])
    const [text = ''] = mail.split('Content-Type: text/html')
    expect(text.match(/https:\S+/g)?.length, subject).toBeGreaterThanOrEqual(3)
  }
})
