import { expect, test } from 'vitest'
import { pageLanguage } from './accepted-language'

const of = (accepted?: string, query = {}) => pageLanguage({ query, headers: { 'accept-language': accepted } })

test('a page comes in the first language of the phone that we speak, English where it names none', () => {
  expect([of('my-MM,my;q=0.9,en-US;q=0.8'), of('tl'), of('fil-PH'), of('in-ID'), of('jv,en')]).toEqual([
    'mya',
    'phi',
    'phi',
    'ind',
    'ind',
  ])
  expect([of('en;q=0.2, zh-SG, id;q=0.7'), of('en-SG,my;q=0.9'), of('my;q=0,en')]).toEqual(['ind', 'eng', 'eng'])
  expect([of(), of(''), of('zh,ta'), of(';;q=,,*'), of('x'.repeat(5000))]).toEqual(Array(5).fill('eng'))
})

test('the address counts more than the phone', () => {
  expect(of('my', { lang: 'phi' })).toBe('phi')
  expect(of('my', { lang: 'xyz' })).toBe('mya')
  expect(of('my', { lang: ['phi', 'ind'] })).toBe('mya')
})
