import { languages } from '@kasama/contract/language'
import { parseVideoUrl } from '@kasama/contract/studio/clip/video-address.rules'
import { type ListField, type ListOptions, listFields } from '@kasama/contract/studio/content/imports.api'
import { languageWords } from '#platform/tables/language-words'

const known = new Set<string>(listFields)
const isField = (name: string): name is ListField => known.has(name)

/** Other column names that lists use for a field. */
const synonyms: Record<string, string> = {
  name: 'title',
  lesson: 'title',
  summary: 'description',
  text: 'description',
  about: 'description',
  subtitle: 'sub_description',
  length: 'duration',
  seconds: 'duration',
  time: 'duration',
  subject: 'topic',
  category: 'topic',
  topics: 'topic',
  yt: 'youtube_id',
  youtube: 'youtube_id',
  vimeo: 'vimeo_id',
  url: 'id',
  address: 'id',
  link: 'id',
  video: 'id',
  video_id: 'id',
  public: 'public_level',
}

const ofLanguage = new Map(
  languages.flatMap((code) => languageWords[code].anywhere.split(' ').map((word) => [word, code] as const)),
)

/** The field named by a column's header: 'Title (Burmese)', 'tagalog', 'YouTube ID'. */
function fieldIn(name: string): ListField | null {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? []
  const language = words.map((word) => ofLanguage.get(word)).find(Boolean)
  const rest = words.filter((word) => !ofLanguage.has(word)).join('_')
  const plain = rest === '' && language ? 'title' : (synonyms[rest] ?? rest)
  const ending = !language || language === 'eng' ? '' : `_${language}`
  const field = `${plain}${ending}`
  return isField(field) ? field : null
}

/** The field guessed from a sample value, where the header names none. */
function fieldOf(sample: string): ListField | null {
  if (parseVideoUrl(sample)) return 'id'
  if (/^(\d{1,2}:)?\d{1,3}:[0-5]\d$/.test(sample)) return 'duration'
  return null
}

type Column = { name: string; sample: string }

/** The field of each column; where two columns name the same field, the first one gets it. */
export function suggestColumns(columns: Column[], former: (ListField | null)[] | null): ListOptions['columns'] {
  if (former) return columns.map((_, index) => former[index] ?? null)
  const taken = new Set<string>()
  const take = (field: ListField | null) => {
    const place = field?.replace(/^(youtube_id|vimeo_id)/, 'id') ?? ''
    if (!field || taken.has(place)) return null
    taken.add(place)
    return field
  }
  const byName = columns.map(({ name }) => take(fieldIn(name)))
  return columns.map(({ sample }, index) => byName[index] ?? take(fieldOf(sample)))
}
