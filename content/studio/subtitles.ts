import type { Cue } from '@kasama/contract/text/web-vtt'
import type { Timeline } from './timeline'

function clock(seconds: number): string {
  const whole = Math.round(seconds * 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = two(Math.floor(whole / 60_000) % 60)
  return `00:${minutes}:${two(Math.floor(whole / 1000) % 60)}.${String(whole % 1000).padStart(3, '0')}`
}

const lettersPerSecond = 15
const graphemes = new Intl.Segmenter()

/** Extends subtitles that are too short to read until the next one begins, the last one until the end. */
function readableCues(cues: Cue[], seconds: number): Cue[] {
  return cues.map((cue, index) => {
    const letters = [...graphemes.segment(cue.text)].length
    const isTooFast = letters / (cue.end - cue.start) > lettersPerSecond
    return isTooFast ? { ...cue, end: cues[index + 1]?.start ?? seconds } : cue
  })
}

export function webVtt({ cues, seconds }: Pick<Timeline, 'cues' | 'seconds'>): string {
  const blocks = readableCues(cues, seconds).map(
    ({ id, start, end, text }) => `${id}\n${clock(start)} --> ${clock(end)}\n${text}\n`,
  )
  return ['WEBVTT\n', ...blocks].join('\n')
}
