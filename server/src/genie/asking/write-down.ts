import type { Language } from '@kasama/contract/language'
import { ModelFailed } from '#platform/ports/model/model'
import { leakWatch } from './leaks'
import { plainWords, wholeWords } from './plain-words'
import { isRefusal, isRubbish } from './rubbish'

const mostCharacters = 6000
const mostQuestions = 3
const longestQuestion = 120

/** A model's answer, made plain and checked. */
export type CheckedAnswer = { answer: string; lessonIds: number[]; questions: string[]; isNone: boolean }

type About = { rules: string; known: string; language: Language; say: (words: string) => void }

/** The model's reasoning before its answer; up to the end of the text while it is unfinished. */
const thinking = /^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/i

const isOrder = (line: string) => line.trimStart().startsWith('@')

/**
 * Receives a model's text in pieces and passes on the part that is whole and plain; `finish` reads the lines behind the
 * answer.
 */
export function writingDown({ rules, known, language, say }: About) {
  const isLeak = leakWatch(rules)
  let raw = ''
  let said = ''
  const answered = () => raw.replace(thinking, '')

  const plain = (text: string) =>
    plainWords(
      text
        .split('\n')
        .filter((line) => !isOrder(line))
        .join('\n'),
      known,
    )

  function questionsIn(lines: string[]): string[] {
    const asked = lines.flatMap((line) => /^\s*@ask\s+(.+)$/.exec(line)?.[1] ?? [])
    const plainOnes = asked.map((question) => plainWords(question, known).split('\n')[0] ?? '')
    return [...new Set(plainOnes)]
      .filter((question) => question.length > 3 && question.length <= longestQuestion && !isRubbish(question, language))
      .slice(0, mostQuestions)
  }

  return {
    /** Returns whether more text is wanted. */
    take(words: string): boolean {
      raw += words
      const own = answered()
      if (isLeak(own)) throw new ModelFailed('rubbish')
      const whole = plain(wholeWords(own))
      if (whole.length > said.length && whole.startsWith(said)) {
        say(whole.slice(said.length))
        said = whole
      }
      return own.length < mostCharacters
    },
    hasSaid: () => said !== '',
    /** The model reports its tokens at the end of an answer; after an answer that broke off they are estimated. */
    guessTokens: () => Math.ceil(Buffer.byteLength(raw) / 3),
    /** Throws if the text is no answer. */
    finish(): CheckedAnswer {
      const own = answered()
      const lines = own.replace(/\r\n?/g, '\n').split('\n').filter(isOrder)
      const answer = plain(own)
      if (isRefusal(answer)) throw new ModelFailed('refused')
      if (isRubbish(answer, language)) throw new ModelFailed('rubbish')
      const cited = lines.filter((line) => /^\s*@lessons\b/.test(line)).join(' ')
      const lessonIds = [...new Set((cited.match(/\d{1,9}/g) ?? []).map(Number))]
      return {
        answer,
        lessonIds,
        questions: questionsIn(lines),
        isNone: lines.some((line) => /^\s*@none\b/.test(line)),
      }
    },
  }
}
