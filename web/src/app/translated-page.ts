/**
 * A browser that translates the page, or an extension, puts nodes of its own in the place of texts. React knows nothing
 * of it, and goes on with the nodes that it made: to remove one, to put another before it, or to change its text would
 * throw, or be seen by nobody. Here each of these reaches the node that took the place.
 */
const successors = new WeakMap<Node, Node>()
const observer = new MutationObserver(note)
const { insertBefore, removeChild } = Node.prototype
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor

function note(changes: MutationRecord[]) {
  for (const { removedNodes, addedNodes } of changes) {
    for (const node of addedNodes) {
      const last = latest(node)
      // A text that React puts elsewhere leaves nothing behind.
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

/** The node itself while it is on the page, otherwise what took its place, if anything did. */
function present(node: Node): Node {
  note(observer.takeRecords())
  return node.parentNode ? node : latest(node)
}

/** Before React renders for the first time. */
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
