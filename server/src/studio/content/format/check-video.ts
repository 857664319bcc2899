import { type Language, languages } from '@kasama/contract/language'
import { audioFilesIn, audioFormats, clipFormats, clipsIn } from '../clips/clip-files'
import { checkPlaces } from './check-places'
import type { Fault, JsonFile } from './json-file'
import { isQuestionSound } from './question-sounds'
import type { Pack, PackVideo } from './read-pack'
import type { VideoFacts, VideoWords } from './shapes'
import { pictureFile } from './thumbnail'

type Facts = JsonFile<VideoFacts>
type Words = [Language, JsonFile<VideoWords>]

/** Checks the files of one video against each other; each of them has a valid schema already. */
export function checkVideo(pack: Pack, video: PackVideo, faults: Fault[]): void {
  const { slug, facts, files } = video
  const note = (name: string, message: string) => faults.push({ file: `videos/${slug}/${name}`, line: 0, message })
  if (!/^[a-z0-9-]{3,60}$/.test(slug)) note('', 'the folder is no slug: 3 to 60 characters of a-z, 0-9 and hyphen')
  for (const name of files) checkName(name, files, (message) => note(name, message))
  const words = Object.entries(video.words) as Words[]
  for (const [, file] of words) checkThumbnail(pack, file)
  if (!facts) return
  checkPlaces(video, facts, note)
  checkPublished(facts)
  checkThumbnail(pack, facts)
  checkDrawings(pack, facts)
  checkSlides(facts, words)
  checkAnswers(facts, video.words.eng?.value)
  checkOthers(facts, video.words.eng?.value)
  if (video.words.eng) checkEnglish(video.words.eng)
  for (const [, file] of words) checkQuiz(facts, video.words.eng?.value, file)
}

const renditions: string[] = ['low.mp4', ...audioFormats]
const kinds: string[] = ['json', 'vtt', ...clipFormats, ...renditions]

function checkName(name: string, files: string[], note: (message: string) => void) {
  if (name === 'video.json') return
  const [language = '', ...kind] = name.split('.')
  const isKnown = kinds.includes(kind.join('.')) || isQuestionSound(name)
  if (!isLanguage(language) || !isKnown) return note('is not a file of the format')
  const clips = clipsIn(files, language)
  if (clips.indexOf(name) > 0) note(`stands beside ${clips[0]}: a language has one clip`)
  if (renditions.includes(kind.join('.'))) {
    const sounds = audioFilesIn(files, language)
    if (clips.length === 0) note(`has no ${language}.mp4 beside it`)
    if (sounds.indexOf(name) > 0) note(`stands beside ${sounds[0]}: a clip has one sound`)
  } else if (!isQuestionSound(name) && !files.includes(`${language}.json`)) note(`has no ${language}.json beside it`)
}

const isLanguage = (name: string): name is Language => (languages as readonly string[]).includes(name)

function checkPublished({ value: { published }, fault }: Facts) {
  if (published && Number.isNaN(Date.parse(published))) fault(['published'], 'published is no day of the calendar')
}

function checkThumbnail(
  { pictures }: Pack,
  { value: { thumbnail }, fault }: Pick<Facts | Words[1], 'value' | 'fault'>,
) {
  const name = pictureFile(thumbnail)
  if (name && !pictures.includes(name)) fault(['thumbnail'], `pictures/${name} is missing`)
}

function checkDrawings({ pictures }: Pack, { value: { slides = [] }, fault }: Facts) {
  for (const [index, name] of slides.entries())
    if (!pictures.includes(`${name}.svg`)) fault(['slides', index], `pictures/${name}.svg is missing`)
}

/** A language with slides must have as many as there are drawings, or as English has. */
function checkSlides({ value }: Facts, words: Words[]) {
  const english = words.find(([language]) => language === 'eng')?.[1].value.slides?.length
  const expected = value.slides?.length ?? english
  for (const [, file] of words) {
    const count = file.value.slides?.length
    if (count !== undefined && expected !== undefined && count !== expected)
      file.fault(['slides'], `has ${count} slides instead of ${expected}`)
  }
}

function checkQuiz({ value }: Facts, english: VideoWords | undefined, { value: words, fault }: JsonFile<VideoWords>) {
  const expected = value.quiz?.length ?? 0
  const questions = words.quiz ?? []
  if (questions.length !== expected)
    return fault(['quiz'], `has ${questions.length} questions, and video.json has ${expected}`)
  for (const [index, { options }] of questions.entries()) {
    const englishCount = english?.quiz?.[index]?.options.length ?? options.length
    if (options.length !== englishCount)
      fault(
        ['quiz', index, 'options'],
        `question ${index + 1} has ${options.length} options instead of ${englishCount}`,
      )
  }
}

/** A text that another language lacks is shown in English, so English has all of them. */
function checkEnglish({ value: { quiz = [] }, fault }: JsonFile<VideoWords>) {
  for (const [index, { content, options }] of quiz.entries()) {
    if (content === '') fault(['quiz', index, 'content'], `question ${index + 1} has no words`)
    const empty = options.indexOf('')
    if (empty >= 0)
      fault(['quiz', index, 'options', empty], `option ${empty + 1} of question ${index + 1} has no words`)
  }
}

function checkAnswers({ value, fault }: Facts, english: VideoWords | undefined) {
  for (const [index, { answers, option_ids }] of (value.quiz ?? []).entries()) {
    const options = english?.quiz?.[index]?.options.length ?? 20
    if (option_ids && english && option_ids.length !== options)
      fault(['quiz', index, 'option_ids'], `question ${index + 1} has ${options} options, and ${option_ids.length} ids`)
    for (const [at, answer] of answers.entries())
      if (answer > options)
        fault(['quiz', index, 'answers', at], `answer ${answer} of question ${index + 1}: it has ${options} options`)
  }
}

/** Checks the quiz in languages that have no file of their own. */
function checkOthers({ value, fault }: Facts, english: VideoWords | undefined) {
  for (const [index, { languages: others = {} }] of (value.quiz ?? []).entries()) {
    const englishCount = english?.quiz?.[index]?.options.length
    for (const [language, { options }] of Object.entries(others))
      if (englishCount !== undefined && options.length !== englishCount) {
        const place = ['quiz', index, 'languages', language]
        fault(place, `question ${index + 1} has ${options.length} options instead of ${englishCount}`)
      }
  }
}
