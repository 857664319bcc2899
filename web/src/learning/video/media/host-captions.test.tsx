import type { Language } from '@kasama/contract/language'
import { expect, test } from 'vitest'
import { vimeo } from './vimeo-media'
import { youtube } from './youtube-media'

type ConfiguredPlayer = HTMLVideoElement & { config: Record<string, unknown> }
const configOf = (host: typeof youtube, reader: Language) => (host.create('7', reader) as ConfiguredPlayer).config

test('captions come in the language of a reader who does not read English; another one keeps her own setting', () => {
  expect(configOf(youtube, 'eng')).toMatchObject({ cc_lang_pref: 'en', cc_load_policy: null })
  expect(configOf(youtube, 'ind')).toMatchObject({ cc_lang_pref: 'id', cc_load_policy: 1 })
  expect(configOf(vimeo, 'eng')).not.toHaveProperty('texttrack')
  expect(configOf(vimeo, 'ind')).toHaveProperty('texttrack', 'id')
})
