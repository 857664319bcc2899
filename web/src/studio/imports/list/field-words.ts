import type { Language } from '@kasama/contract/language'
import type { ListField } from '@kasama/contract/studio/imports.api'
import { englishNames } from '#desk-kit/language-names.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { fieldTexts as t } from '../imports.texts'

const ofVideo = ['host', 'topic', 'public_level'] as const
const ofLanguage = ['title', 'description', 'sub_description', 'id', 'youtube_id', 'vimeo_id', 'duration'] as const
const others = ['phi', 'ind', 'mya'] as const

const inLanguage = (field: (typeof ofLanguage)[number], language: Language) =>
  fillIn(t.inLanguage, { field: t[field], language: englishNames[language] })

/** All fields that a column can fill, in words, in the order of the select. */
export const fieldWords: [ListField, string][] = [
  ...ofLanguage.map((field): [ListField, string] => [field, inLanguage(field, 'eng')]),
  ...ofVideo.map((field): [ListField, string] => [field, t[field]]),
  ...others.flatMap((language) =>
    ofLanguage.map((field): [ListField, string] => [`${field}_${language}`, inLanguage(field, language)]),
  ),
]
