import { type Cue, timeOf } from './times'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** Removes empty lines, one of which would end the cue. */
const whole = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')

/** Returns a file of WebVTT; cues without text are left out. */
export function webVttOf(cues: Cue[]): string {
  const written = cues.filter(({ text }) => text.trim() !== '')
  const blocks = written.map(({ start, end, text }) => `${timeOf(start)} --> ${timeOf(end)}\n${escaped(whole(text))}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}
