import { expect, test } from 'vitest'
import {
  feedOf,
  isHomeView,
  isInLanguage,
  isUnfiltered,
  readView,
  tabOf,
  withCategory,
  withLanguages,
  withTopic,
} from './library-view'

const none = { category: '0', topic: undefined, video: undefined, keywords: '', allLanguages: false }
const read = (query: string) => readView(new URLSearchParams(query))

test('ignores invalid values in the URL', () => {
  expect(read('cat=2&topic=13&video=7&q=%20baby%20')).toEqual({
    category: '2',
    topic: 13,
    video: 7,
    keywords: 'baby',
    allLanguages: false,
  })
  expect(read('cat=9&topic=x&video=-1&languages=x')).toEqual(none)
  expect(read('topic=-2').topic).toBe(-2)
  expect(read('topic=').topic).toBeUndefined()
})

test('drops values that the server would refuse', () => {
  expect(read('topic=99999999999999&video=99999999999999&q=%00')).toEqual(none)
  expect(read('topic=2147483647&video=2147483648')).toEqual({ ...none, topic: 2_147_483_647 })
  expect(read('q=%00rice%0Acooker%7F').keywords).toBe('rice cooker')
  expect(read(`q=${'a'.repeat(300)}`).keywords).toBe('a'.repeat(200))
  // A character of two code units is not cut in half.
  expect(read(`q=${'a'.repeat(199)}💧`).keywords).toBe('a'.repeat(199))
})

test('a topic chosen again is cleared; the rest of the URL stays', () => {
  const chosen = withTopic(new URLSearchParams('cat=1&q=baby&video=3'), 26)
  expect(chosen.toString()).toBe('cat=1&q=baby&topic=26')
  expect(withTopic(new URLSearchParams('video=3'), 26).toString()).toBe('cat=0&topic=26')
  expect(withTopic(chosen, 26).toString()).toBe('cat=1&q=baby')
  expect(withTopic(chosen, 13).get('topic')).toBe('13')
})

test('a tab keeps the topic, but leaves the completed videos', () => {
  expect(withCategory(new URLSearchParams('topic=26'), '2').toString()).toBe('topic=26&cat=2')
  expect(withCategory(new URLSearchParams('topic=-2'), '1').toString()).toBe('cat=1')
  expect(tabOf(read('cat=1&topic=-2'))).toBeUndefined()
  expect(tabOf(read('cat=1&topic=26'))).toBe('1')
})

test('every tab has its feed', () => {
  expect(['', 'cat=1', 'cat=2'].map((query) => feedOf(read(query), false))).toEqual([
    'employer_all',
    'recommendation',
    'recently_added',
  ])
  expect(feedOf(read(''), true)).toBe('subscribed')
  expect(feedOf(read('topic=-2'), true)).toBe('completed')
  expect(feedOf(read('topic=-2'), false)).toBe('completed')
})

test('beyond her list a worker sees videos in her language, until she asks for all', () => {
  const isOn = (query: string, isWorker = true) => isInLanguage(read(query), isWorker, 'mya')
  expect(
    ['', 'cat=1', 'cat=2', 'cat=2&topic=7', 'cat=2&topic=-2', 'cat=2&languages=all'].map((query) => isOn(query)),
  ).toEqual([false, true, true, true, false, false])
  expect(isOn('cat=2', false)).toBe(false)
  expect(isInLanguage(read('cat=2'), true, 'eng')).toBe(false)
  const all = withLanguages(new URLSearchParams('cat=2&video=3'), true)
  expect(all.toString()).toBe('cat=2&languages=all')
  expect(withCategory(all, '1').get('languages')).toBe('all')
  expect(withLanguages(all, false).toString()).toBe('cat=2')
})

test('a search is repeated over all videos only if the view is filtered', () => {
  const isWhole = (query: string, isWorker: boolean) => isUnfiltered(read(query), isWorker, 'mya')
  expect(['', 'cat=2', 'cat=1', 'topic=7', 'topic=-2'].map((query) => isWhole(query, false))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(['', 'cat=2', 'cat=2&languages=all'].map((query) => isWhole(query, true))).toEqual([false, false, true])
})

test('her list is whole where neither a topic nor a search narrows it', () => {
  expect(['', 'cat=0', 'cat=1', 'topic=7', 'q=rice'].map((query) => isHomeView(read(query), true))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(isHomeView(read(''), false)).toBe(false)
})
