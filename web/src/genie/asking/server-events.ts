export type ServerEvent = { event: string; data: string }

/** Yields the named events of a `text/event-stream` response, each with its data, as they arrive. */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      rest += decoder.decode(value, { stream: true })
      const blocks = rest.split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = eventIn(block)
        if (event.data !== '') yield event
      }
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

function eventIn(block: string): ServerEvent {
  const event: ServerEvent = { event: 'message', data: '' }
  for (const line of block.split(/\r?\n/)) {
    const [, name, value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? []
    if (name === 'event') event.event = value
    if (name === 'data') event.data += event.data === '' ? value : `\n${value}`
  }
  return event
}
