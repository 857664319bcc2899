/**
 * A browser or extension that translates the page replaces text nodes with nodes of its own. React keeps using the
 * nodes that it made: removing one, inserting before it or changing its text would throw, or change nothing visible.
 * Here each of these calls is redirected to the replacing node.
 */
const successors = new WeakMap<Node, Node>()
const observer = new MutationObserver(note)
const { insertBefore, removeChild } = Node.prototype
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor

function note(changes: MutationRecord[]) {
  for (const { removedNodes, addedNodes } of changes) {
    for (const node of addedNodes) {
      const last = latest(node)
      // When React moves a text node, its replacement at the old place is removed.
      if (last !== node && node instanceof Text) last.parentNode?.removeChild(last)
      successors.delete(node)
    }
    removedNodes.forEach((node, place) => {
      const successor = addedNodes[place]
      if (successor) successors.set(node, successor)
    })
  }
}

function latest(node: Node): Node {
  const successor = successors.get(node)
  return successor ? latest(successor) : node
}

/** The node itself while it is on the page, otherwise its replacement, if any. */
function present(node: Node): Node {
  note(observer.takeRecords())
  return node.parentNode ? node : latest(node)
}

/** Must be called before React's first render. */
export function tolerateTranslation() {
  observer.observe(document, { childList: true, subtree: true })
  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, next: Node | null) {
      let place = next && present(next)
      while (place && place.parentNode !== this) place = place.parentNode
      return insertBefore.call(this, node, place)
    },
    removeChild(this: Node, node: Node) {
      const found = node.parentNode === this ? node : present(node)
      if (found.parentNode) removeChild.call(found.parentNode, found)
      return node
    },
  })
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string) {
      const found = present(this)
      if (found !== this) found.parentNode?.replaceChild(this, found)
      nodeValue.set?.call(this, value)
    },
  })
}
