import { expect, test } from 'vitest'
import { withBody } from './page-body'

const page =
  '<span class="a" data-picture="true"></span><div class="b" data-place="title"><span></span></div><div data-place="description"><span></span></div>'

test('a page gets picture, title and description of its video, as text', () => {
  const video = { title: 'Rice & <i>$1</i>', description: 'Say "hello"', picture: '/pictures/rice.svg' }
  expect(withBody(page, video)).toBe(
    '<span class="a" data-picture="true"><img src="/pictures/rice.svg" alt="" fetchpriority="high"></span>' +
      '<h1 class="b">Rice &#38; &#60;i&#62;$1&#60;/i&#62;</h1><p>Say &#34;hello&#34;</p>',
  )
})

test('a video without a picture leaves its place grey', () => {
  expect(withBody(page, { title: 'Rice', description: '', picture: null })).toContain('data-picture="true"></span>')
})
