import { expect, test } from 'vitest'
import { answerCalls } from '#test/answers.ts'
import { cardOf } from '#test/samples.ts'
import { show } from '#test/show.tsx'
import { FreeLessons } from './free-lessons'

test('a word is not cut at its hyphen', async () => {
  answerCalls({
    'GET /feeds/public': {
      items: [cardOf({ public_level: 1, topic_ids: [26], description: 'Lesson' })],
      next_cursor: null,
    },
    'GET /topics': [],
  })
  const screen = await show(<FreeLessons />, { language: 'phi' })
  const word = screen.getByText('Pag-aalaga', { exact: true }).first()
  await expect.element(word).toBeVisible()
  expect(word.element().closest('span')).toHaveStyle({ display: 'inline-block' })
})
