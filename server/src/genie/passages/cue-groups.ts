import { type Language, languages } from '@kasama/contract/language'
import type { Cue } from '@kasama/contract/text/web-vtt'
import type { PassageText, PassageTexts } from './weigh'

type Group = PassageText & { part: number }

/** Subtitles of a clip made of slides name them: slide-3 is its heading, slide-3-text and so on are its text. */
const slideIdPattern = /^slide-(\d+)(-text)?/
const cuesInGroup = 3
const pauseSeconds = 2
/**
 * Offset of part numbers between languages whose subtitles name no slides: nothing says which parts belong together.
 */
const partOffsetPerLanguage = 10_000

/** Joins a cue's lines, since a cue may be broken into two. */
const joinLines = (text: string) => text.replace(/\s+/g, ' ').trim()

function groupCues(cues: Cue[], language: Language): Group[] {
  const groups: Group[] = []
  const otherCues: Cue[] = []
  for (const cue of cues) {
    const [slideId, number, isText] = slideIdPattern.exec(cue.id) ?? []
    if (!slideId) otherCues.push(cue)
    // The first slide shows the title, which the lesson's own passage has.
    else if (number !== '0') {
      const part = Number(number)
      const group = groups.find((other) => other.part === part)
      if (!group)
        groups.push({
          part,
          seconds: Math.floor(cue.start),
          ...(isText ? { heading: '', text: joinLines(cue.text) } : { heading: joinLines(cue.text), text: '' }),
        })
      else group.text = joinLines(`${group.text} ${cue.text}`)
    }
  }
  return groups.length > 0 ? groups : groupsByPause(otherCues, language)
}

function groupsByPause(cues: Cue[], language: Language): Group[] {
  const firstPart = 1 + partOffsetPerLanguage * (1 + languages.indexOf(language))
  const groups: (Group & { count: number; end: number })[] = []
  for (const { start, end, text } of cues) {
    const last = groups.at(-1)
    if (last && last.count < cuesInGroup && start - last.end < pauseSeconds) {
      Object.assign(last, { text: joinLines(`${last.text} ${text}`), count: last.count + 1, end })
    } else
      groups.push({
        part: firstPart + groups.length,
        heading: '',
        text: joinLines(text),
        seconds: Math.floor(start),
        count: 1,
        end,
      })
  }
  return groups.map(({ count: _count, end: _end, ...group }) => group)
}

/** Groups a lesson's subtitles; the languages of one slide share a group. */
export function cueGroups(subtitles: Partial<Record<Language, Cue[]>>): Map<number, PassageTexts> {
  const parts = new Map<number, PassageTexts>()
  for (const language of languages)
    for (const { part, ...text } of groupCues(subtitles[language] ?? [], language))
      parts.set(part, { ...parts.get(part), [language]: text })
  return parts
}
