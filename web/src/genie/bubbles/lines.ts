import { stepPattern } from '@kasama/contract/genie/chat.rules'

/** A part of an answer: a paragraph, or the steps that follow one another. */
export type Part = { kind: 'paragraph'; text: string } | { kind: 'steps'; steps: { number: string; text: string }[] }

/** An answer is plain text; a line that begins with its number is a step. */
export function partsOf(answer: string): Part[] {
  const parts: Part[] = []
  for (const line of answer.split('\n').map((raw) => raw.trim())) {
    if (line === '') continue
    const [, number, text] = stepPattern.exec(line) ?? []
    const last = parts.at(-1)
    if (number === undefined || text === undefined) parts.push({ kind: 'paragraph', text: line })
    else if (last?.kind === 'steps') last.steps.push({ number, text })
    else parts.push({ kind: 'steps', steps: [{ number, text }] })
  }
  return parts
}

/** The answer as it is read aloud, with a pause after each line. */
export const readAloud = (answer: string): string => answer.replace(/\s*\n\s*/g, '. ').replace(/([.။!?])\. /g, '$1 ')
