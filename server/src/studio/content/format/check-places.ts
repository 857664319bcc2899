import { type Language, languages } from '@kasama/contract/language'
import { videoIdProblem } from '@kasama/contract/studio/clip/video-address.rules'
import { clipsIn } from '../clips/clip-files'
import type { JsonFile } from './json-file'
import { isQuestionSound } from './question-sounds'
import type { PackVideo } from './read-pack'
import type { VideoFacts, VideoWords } from './shapes'

type Note = (name: string, message: string) => void
type Place = Pick<VideoFacts, 'address' | 'vimeo_id' | 'duration'>
type Fault = JsonFile<Place>['fault']
type Clip = {
  host: VideoFacts['host']
  place: Place
  fault: Fault
  /** False for a language without its own clip: it plays the English one. */
  isNeeded: boolean
  /** Names of the clip and its renditions in the video's folder. */
  files: string[]
  language: Language
}

/** Checks where the clips are: video.json names the place of the English one, a language's file that of its own. */
export function checkPlaces(video: PackVideo, facts: JsonFile<VideoFacts>, note: Note): void {
  const { host } = facts.value
  checkPlace({ ...clipOf(video, 'eng'), host, place: facts.value, fault: facts.fault, isNeeded: true }, note)
  for (const language of languages) {
    const words = video.words[language]
    if (!words) continue
    if (language === 'eng') checkEnglish(words)
    else checkPlace({ ...clipOf(video, language), ...saidBy(words, host) }, note)
  }
}

const isRendition = /\.(mp4|webm|hls|m4a|mp3)$/

function clipOf({ files }: PackVideo, language: Language): Pick<Clip, 'files' | 'language'> {
  const own = files.filter((name) => name.startsWith(`${language}.`) && isRendition.test(name))
  return { files: own.filter((name) => !isQuestionSound(name)), language }
}

function saidBy({ value, fault }: JsonFile<VideoWords>, host: VideoFacts['host']) {
  const isNeeded = value.host !== undefined || value.address !== undefined || value.duration !== undefined
  return { host: value.host ?? host, place: value, fault, isNeeded }
}

const fields = ['host', 'address', 'vimeo_id', 'duration', 'thumbnail'] as const

function checkEnglish({ value, fault }: JsonFile<VideoWords>) {
  for (const field of fields)
    if (value[field] !== undefined) fault([field], `${field} belongs to video.json: the English clip is the base`)
}

function checkPlace(clip: Clip, note: Note) {
  checkVimeo(clip)
  if (clip.host === 'file') checkFile(clip, note)
  else checkOutside(clip, clip.host, note)
}

function checkFile({ place, fault, isNeeded, files, language }: Clip, note: Note) {
  if (place.address !== undefined) fault(['address'], 'address belongs to the hosts youtube and vimeo')
  if (place.duration !== undefined) fault(['duration'], 'duration is read from the clip')
  if (isNeeded && clipsIn(files, language).length === 0) note(`${language}.mp4`, 'is missing')
}

function checkOutside({ place, fault, isNeeded, files }: Clip, host: 'youtube' | 'vimeo', note: Note) {
  for (const name of files) note(name, `clips belong to the host file, and this video is on ${host}`)
  if (!isNeeded) return
  if (place.duration === undefined) fault([], `duration is missing: a video on ${host} needs it`)
  if (place.address === undefined) return fault([], `address is missing: the id of the video on ${host}`)
  const problem = videoIdProblem(host, place.address)
  if (problem) fault(['address'], `address ${problem}`)
}

function checkVimeo({ host, place, fault, isNeeded, files }: Clip) {
  const { vimeo_id } = place
  if (vimeo_id === undefined) return
  const problem = vimeoProblem(host, vimeo_id, isNeeded || files.length > 0)
  if (problem) fault(['vimeo_id'], `vimeo_id ${problem}`)
}

function vimeoProblem(host: Clip['host'], id: string, hasClip: boolean): string | null {
  if (host === 'vimeo') return 'belongs to the other hosts: on vimeo the id is its address'
  return hasClip ? videoIdProblem('vimeo', id) : 'belongs to a clip, and this language has none of its own'
}
