import type { Language } from '@kasama/contract/language'
import type { Cue } from '@kasama/contract/text/web-vtt'
import type { Words } from './lesson'
import type { Recording } from './voice/recorded-voice'
import { splitByVoice, splitSubtitle } from './voice/spoken-text'
import { join, sampleRate, silence, speak } from './voice/voice'

export type Timeline = { frames: number[]; cues: Cue[]; sound: Int16Array; seconds: number }
type Line = { id: string; text: string; spoken: string }
type Pace = { speed: number; pause: number }

export const framesPerSecond = 5
const longestClip = 118.5
const titleSeconds = 3
const leadSeconds = 0.4
const afterHeading = 0.6
const betweenParts = 0.45

// Tried in this order until a clip is short enough; most clips stay at the first.
const paces: Pace[] = [
  { speed: 1, pause: 1.5 },
  { speed: 1.06, pause: 1.4 },
  { speed: 1.12, pause: 1.3 },
  { speed: 1.2, pause: 1.1 },
  { speed: 1.3, pause: 0.9 },
]

// If the voice speaks another language, both texts need the same number of parts to be cut.
function sentenceLines(id: string, shown: string, spoken: string): Line[] {
  const shownParts = splitSubtitle(shown)
  const spokenParts = splitSubtitle(spoken)
  const [first, second] = shownParts
  const [firstSpoken, secondSpoken] = spokenParts
  if (!first || !second || !firstSpoken || !secondSpoken) return [{ id, text: shown, spoken }]
  return [
    { id, text: first, spoken: firstSpoken },
    { id: `${id}-2`, text: second, spoken: secondSpoken },
  ]
}

function scenes(words: Words, spoken: Words): Line[][] {
  const title = [{ id: 'slide-0', text: words.title, spoken: spoken.title }]
  const slides = words.slides.map((slide, index) => {
    const said = spoken.slides[index] ?? slide
    const id = `slide-${index + 1}`
    return [
      { id, text: slide.heading, spoken: said.heading },
      ...sentenceLines(`${id}-text`, slide.sentence, said.sentence),
    ]
  })
  return [title, ...slides]
}

type Piece = Pick<Line, 'id' | 'text'> & { sound: Int16Array; gap: number }

const gaps = [0, afterHeading, betweenParts]

function spokenPieces(lines: Line[], say: (text: string) => Int16Array): Piece[] {
  return lines.map(({ id, text, spoken }, index) => ({
    id,
    text,
    sound: say(spoken),
    gap: gaps[index] ?? betweenParts,
  }))
}

/** Splits a recorded slide's one sound among its subtitles, by their length. */
function recordedPieces(lines: Line[], sound: Int16Array): Piece[] {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0)
  let before = 0
  return lines.map(({ id, text }) => {
    const from = Math.round((sound.length * before) / letters)
    before += text.length
    return { id, text, sound: sound.slice(from, Math.round((sound.length * before) / letters)), gap: 0 }
  })
}

function build(scenesOfPieces: Piece[][], pause: number): Timeline {
  const timeline: Timeline = { frames: [], cues: [], sound: new Int16Array(0), seconds: 0 }
  const pieces: Int16Array[] = []
  for (const [sceneIndex, scene] of scenesOfPieces.entries()) {
    let at = leadSeconds
    const sceneSound: Int16Array[] = [silence(leadSeconds)]
    for (const { id, text, sound, gap } of scene) {
      const start = at + gap
      at = start + sound.length / sampleRate
      sceneSound.push(silence(gap), sound)
      timeline.cues.push({ id, text, start: timeline.seconds + start, end: timeline.seconds + at })
    }
    const least = sceneIndex === 0 ? Math.max(titleSeconds, at + 0.8) : at + pause
    // A slide lasts a whole number of frames, so that its picture and its sound change together.
    const frames = Math.ceil(least * framesPerSecond)
    const seconds = frames / framesPerSecond
    sceneSound.push(silence(seconds))
    pieces.push(join(sceneSound).slice(0, Math.round(seconds * sampleRate)))
    timeline.frames.push(frames)
    timeline.seconds += seconds
  }
  return { ...timeline, sound: join(pieces) }
}

/** Lays slides and subtitles along a recorded voice. */
export function planRecorded(words: Words, { sounds }: Recording): Timeline {
  const pieces = scenes(words, words).map((lines, index) => recordedPieces(lines, sounds[index] ?? silence(1)))
  return build(pieces, 1)
}

/** Speaks a lesson and lays its slides and subtitles along the measured voice. */
export function planTimeline(words: Words, spoken: Words, voice: Language): Timeline {
  const lines = scenes(words, spoken)
  for (const { speed, pause } of paces) {
    const say = (text: string) => speak(splitByVoice(text, voice), speed)
    const timeline = build(
      lines.map((scene) => spokenPieces(scene, say)),
      pause,
    )
    if (timeline.seconds <= longestClip) return timeline
  }
  throw new Error(`"${words.title}" does not fit into ${longestClip} seconds; shorten its sentences`)
}
