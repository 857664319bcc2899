import type { ChatAnswer } from '@kasama/contract/genie/chat.api'
import { expect, test } from 'vitest'
import { answerOf, questionOf } from './messages'
import { afterEvent, historyBefore, type Turn, type TurnEvent } from './turns'

const asked: Turn = {
  id: '1',
  askedAt: 0,
  question: 'How hot is the water?',
  picture: null,
  isSpoken: false,
  videoId: null,
  words: '',
  emergency: null,
  answer: null,
  state: 'asking',
  problem: '',
}
const answer = { answer: '1. Test it.', emergency: null } as ChatAnswer
const words = (text: string): TurnEvent => ({ type: 'words', words: text })
const broken: TurnEvent = { type: 'broken', problem: 'Network lost.' }
const after = (...events: TurnEvent[]) => events.reduce(afterEvent, asked)

test('words are added as they come, and the whole answer takes their place', () => {
  expect(after(words('1. Te'), words('st'))).toMatchObject({ state: 'writing', words: '1. Test' })
  expect(after(words('1. Te'), { type: 'answered', answer })).toMatchObject({ state: 'done', words: '1. Test it.' })
})
test('a line lost in the middle keeps what was said until new words come', () => {
  expect(after(broken)).toMatchObject({ state: 'failed', problem: 'Network lost.' })
  const cut = after(words('1. Te'), broken)
  expect(cut).toMatchObject({ state: 'cut', words: '1. Te' })
  const again = afterEvent(cut, { type: 'asked again' })
  expect(again).toMatchObject({ state: 'asking', words: '1. Te', problem: '' })
  expect(afterEvent(again, words('Whole')).words).toBe('Whole')
})
test('an emergency that was told stays, also where the answer does not name it', () => {
  const emergency = { kind: 'fire', number: '995', name: 'Fire' } as const
  const told = after({ type: 'emergency', emergency }, { type: 'answered', answer })
  expect(told.emergency).toBe(emergency)
})
test('the history is the last 20 entries and 8,000 characters of what was answered before', () => {
  const said = (id: string, length: number): Turn => ({ ...asked, id, question: id, words: 'x'.repeat(length) })
  const many = Array.from({ length: 30 }, (_, index) => said(`q${index}`, 10))
  const before = (...turns: Turn[]) => historyBefore('1', [...turns, asked]).map(({ question }) => question)
  expect(before(...many)).toEqual(many.slice(10).map(({ id }) => id))
  expect(before(said('a', 5000), said('b', 4000), said('c', 3000))).toEqual(['b', 'c'])
  expect(historyBefore('q2', many).map(({ question }) => question)).toEqual(['q0', 'q1'])
})
test('S3.68: a message of the chat is body and author, with image, voice, voice_text and type where there are any', () => {
  expect(questionOf(asked)).toEqual({ body: 'How hot is the water?', author: 'you' })
  expect(questionOf({ ...asked, picture: 'data:,', isSpoken: true })).toEqual({
    body: 'How hot is the water?',
    author: 'you',
    image: 'data:,',
    voice_text: 'How hot is the water?',
  })
  expect(answerOf(asked)).toEqual({ body: '', author: 'bot', type: 'loading' })
  const spoken = after({ type: 'answered', answer: { ...answer, voice: '/said.mp3' } })
  expect(answerOf(spoken)).toEqual({
    body: '1. Test it.',
    author: 'bot',
    voice: '/said.mp3',
    voice_text: '1. Test it.',
  })
})
