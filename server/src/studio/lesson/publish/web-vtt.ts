import type { LessonCue } from '@kasama/contract/studio/lesson/lesson'

const stamp = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)

/** Escapes the special characters of WebVTT; an empty line would end the cue. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\n\s*\n+/g, '\n')
    .trim()

/** Formats cues as a subtitle file. */
export const webVtt = (cues: LessonCue[]): string =>
  `WEBVTT\n\n${cues.map(({ start, end, text }) => `${stamp(start)} --> ${stamp(end)}\n${escaped(text)}\n`).join('\n')}`
