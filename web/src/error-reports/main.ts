/**
 * Reports errors on this page to the server, which adds this script only where it wants reports. It is a separate
 * script, so that no other grows; it starts after the first screen and imports nothing.
 */
const most = 10
const lengths = { name: 120, message: 400, frames: 20 }
/** Messages of network errors and aborted requests: nobody's mistake. */
const expected = /failed to fetch|load failed|networkerror|importing a module|dynamically imported|aborted/i

type Frame = { function: string; file: string; line: number; column: number }
const told = new Set<string>()

/** Chromium writes "at name (address:1:2)", others "name@address:1:2". Only the last part of an address is reported. */
function framesOf(stack: string): Frame[] {
  const frames = stack.split('\n').flatMap((text) => {
    const found = /^\s*(?:at )?(.*?)[ @(]*(https?:\/\/\S+?):(\d+):(\d+)\)?$/.exec(text)
    if (!found) return []
    const [, name = '', address = '', line, column] = found
    const { origin, pathname } = new URL(address)
    const file = origin === location.origin ? (pathname.split('/').pop() ?? '') : 'elsewhere'
    // The file of a page itself is named by its address, which may name people.
    const isScript = file.endsWith('.js')
    return [
      {
        function: name.slice(0, lengths.name) || '?',
        file: isScript ? file.slice(0, lengths.name) : 'page',
        line: Number(line),
        column: Number(column),
      },
    ]
  })
  return frames.slice(0, lengths.frames)
}

function tell(error: unknown) {
  if (!(error instanceof Error) || error.name === 'RequestError' || !navigator.onLine) return
  const { name, message, stack = '' } = error
  const kind = `${name} ${message} ${stack.slice(0, 300)}`
  if (expected.test(message) || told.has(kind) || told.size >= most) return
  told.add(kind)
  const body = JSON.stringify({
    type: name.slice(0, lengths.name),
    message: message.slice(0, lengths.message),
    frames: framesOf(stack),
  })
  fetch('/api/error_reports', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => {})
}

function begin() {
  addEventListener('error', ({ error }) => tell(error))
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
  // Errors that an error boundary catches are written to the console only.
  const { error: say } = console
  const listen = (...given: unknown[]) => {
    for (const one of given) tell(one)
    say.apply(console, given)
  }
  Object.assign(console, { error: listen })
}

if (document.readyState === 'complete') begin()
else addEventListener('load', begin)
