/** Name of the lock that a tab holds while it waits for an answer; the browser frees it when the tab is closed. */
const lockOf = (id: string) => `chat ${id}`
/** Missing without https and in older browsers: then no tab knows of another. */
const locks = () => globalThis.navigator?.locks

/** Holds the lock until the returned function is called. */
function hold(id: string): () => void {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  void locks()?.request(lockOf(id), () => ended)
  return end
}

const isHeld = async (id: string): Promise<boolean> =>
  (await locks()?.request(lockOf(id), { ifAvailable: true }, (lock) => lock === null)) ?? false

async function onceFree(id: string): Promise<void> {
  await locks()?.request(lockOf(id), () => {})
}

/** Answers that this tab waits for, and those that another tab of hers does; `onNews` is called for the latter. */
export function awaitedAnswers(onNews: () => void) {
  const here = new Map<string, () => void>()
  const elsewhere = new Set<string>()
  let isOpen = true

  async function look(id: string) {
    if (!(await isHeld(id)) || !isOpen) return
    elsewhere.add(id)
    onNews()
    await onceFree(id)
    elsewhere.delete(id)
    if (isOpen) onNews()
  }
  function end(id: string) {
    here.get(id)?.()
    here.delete(id)
  }
  function endAll() {
    for (const id of here.keys()) end(id)
  }
  return {
    begin: (id: string) => void here.set(id, hold(id)),
    end,
    endAll,
    isHere: (id: string) => here.has(id),
    /** False also for an answer that another tab may wait for, until that is known. */
    has(id: string): boolean {
      if (here.has(id) || elsewhere.has(id)) return true
      void look(id)
      return false
    },
    close() {
      isOpen = false
      endAll()
    },
  }
}
