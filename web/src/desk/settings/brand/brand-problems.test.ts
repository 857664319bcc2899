import { deliveredBrand } from '@kasama/contract/brand'
import { expect, test } from 'vitest'
import { isWithin, wholeNumberIn } from '../services/whole-number'
import { brandProblems } from './brand-problems'
import { brandFrom, flatBrand } from './flat-brand'

test('values that the server would refuse have a message at their field', () => {
  expect(brandProblems(deliveredBrand)).toEqual({})
  const { social, tagline } = deliveredBrand
  const wrong = {
    ...deliveredBrand,
    name: ' ',
    contactEmail: 'nobody',
    blogUrl: 'http://blog.example',
    tagline: { ...tagline, mya: '' },
    social: { ...social, instagram: 'instagram.example/kasama' },
  }
  expect(Object.keys(brandProblems(wrong)).sort()).toEqual(
    ['blogUrl', 'contactEmail', 'name', 'social.instagram', 'tagline.mya'].sort(),
  )
  expect(brandFrom(flatBrand(wrong))).toMatchObject({ social: wrong.social, tagline: wrong.tagline, name: ' ' })
})
test('a number may contain spaces and commas, or be empty', () => {
  expect([wholeNumberIn('1,200'), wholeNumberIn(' '), wholeNumberIn('-1'), wholeNumberIn('1.5')]).toEqual([
    1200,
    null,
    Number.NaN,
    Number.NaN,
  ])
  expect([isWithin(5, 1, 5), isWithin(null, 0, 5), isWithin(Number.NaN, 0, 5)]).toEqual([true, false, false])
})
