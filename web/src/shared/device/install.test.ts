import { expect, test } from 'vitest'
import { installWayOf } from './install'

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'iphone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]',
    'elsewhere',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0;]',
    'elsewhere',
  ],
  ['Mozilla/5.0 (Linux; Android 10; SM-A107F) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', null],
])('%s', (userAgent, way) => {
  expect(installWayOf(userAgent)).toBe(way)
})
