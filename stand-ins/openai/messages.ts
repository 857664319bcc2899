type Part = { type: string; text?: string; image_url?: { url: string } }
export type Message = { role: string; content: string | Part[] }

const partsOf = ({ content }: Message): Part[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content

/** The text of a message. */
export const textOf = (message: Message) =>
  partsOf(message)
    .map(({ text = '' }) => text)
    .join('\n')

export const picturesIn = (messages: Message[]): string[] =>
  messages.flatMap((message) => partsOf(message).flatMap(({ image_url }) => image_url?.url ?? []))

export type Passage = { lesson: number | null; title: string; about: string; text: string }

/** The library's passages, one line of JSON each. */
export function passagesIn(messages: Message[]): Passage[] {
  const lines = textOf(messages.at(-1) ?? { role: 'user', content: '' }).split('\n')
  return lines.flatMap((line) => {
    try {
      return line.startsWith('{"lesson"') ? [JSON.parse(line) as Passage] : []
    } catch {
      return []
    }
  })
}
