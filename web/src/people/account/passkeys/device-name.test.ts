import { expect, test } from 'vitest'
import { deviceKind, deviceName } from './device-name'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/139.0.0.0 Mobile Safari/537.36',
    'Android, Chrome',
    'phone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Android, Samsung Internet',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
    'iPhone, Safari',
    'phone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0',
    'Windows, Edge',
    'computer',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Mac, Firefox', 'computer'],
  ['something else', 'Browser', 'key'],
] as const)('%s', (userAgent, name, kind) => {
  expect([deviceName(userAgent), deviceKind(name)]).toEqual([name, kind])
})
