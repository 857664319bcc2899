import type { ChatAnswer } from '@kasama/contract/genie/chat.api'
import { expect, test } from 'vitest'
import { answerOf, questionOf } from './messages'
import { afterEvent, historyBefore, type Turn, type TurnEvent } from './turns'

const newTurn: Turn = {
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
const after = (...events: TurnEvent[]) => events.reduce(afterEvent, newTurn)

test('appends words as they arrive, and replaces them by the complete answer', () => {
  expect(after(words('1. Te'), words('st'))).toMatchObject({ state: 'writing', words: '1. Test' })
  expect(after(words('1. Te'), { type: 'answered', answer })).toMatchObject({ state: 'done', words: '1. Test it.' })
})
test('keeps the received words of a lost connection until new ones arrive', () => {
  expect(after(broken)).toMatchObject({ state: 'failed', problem: 'Network lost.' })
  const cutTurn = after(words('1. Te'), broken)
  expect(cutTurn).toMatchObject({ state: 'cut', words: '1. Te' })
  const repeated = afterEvent(cutTurn, { type: 'asked again' })
  expect(repeated).toMatchObject({ state: 'asking', words: '1. Te', problem: '' })
  expect(afterEvent(repeated, words('Whole')).words).toBe('Whole')
})
test('keeps an emergency that the answer does not repeat', () => {
  const emergency = { kind: 'fire', number: '995', name: 'Fire' } as const
  const answered = after({ type: 'emergency', emergency }, { type: 'answered', answer })
  expect(answered.emergency).toBe(emergency)
})
test('the history holds the last 20 answered questions, within 8,000 characters', () => {
  const answeredTurn = (id: string, length: number): Turn => ({
    ...newTurn,
    id,
    question: id,
    words: 'x'.repeat(length),
  })
  const manyTurns = Array.from({ length: 30 }, (_, index) => answeredTurn(`q${index}`, 10))
  const questionsBefore = (...turns: Turn[]) => historyBefore('1', [...turns, newTurn]).map(({ question }) => question)
  expect(questionsBefore(...manyTurns)).toEqual(manyTurns.slice(10).map(({ id }) => id))
  expect(questionsBefore(answeredTurn('a', 5000), answeredTurn('b', 4000), answeredTurn('c', 3000))).toEqual(['b', 'c'])
  expect(historyBefore('q2', manyTurns).map(({ question }) => question)).toEqual(['q0', 'q1'])
})
test('S3.68: a message of the chat is body and author, with image, voice, voice_text and type where there are any', () => {
  expect(questionOf(newTurn)).toEqual({ body: 'How hot is the water?', author: 'you' })
  expect(questionOf({ ...newTurn, picture: 'data:,', isSpoken: true })).toEqual({
    body: 'How hot is the water?',
    author: 'you',
    image: 'data:,',
    voice_text: 'How hot is the water?',
  })
  expect(answerOf(newTurn)).toEqual({ body: '', author: 'bot', type: 'loading' })
  const spoken = after({ type: 'answered', answer: { ...answer, voice: '/said.mp3' } })
  expect(answerOf(spoken)).toEqual({
    body: '1. Test it.',
    author: 'bot',
    voice: '/said.mp3',
    voice_text: '1. Test it.',
  })
})
