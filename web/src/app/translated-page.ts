/**
 * A browser or extension that translates the page replaces text nodes with nodes of its own. React keeps using the
 * nodes that it made: removing one, inserting before it or changing its text would throw, or change nothing visible.
 * Here each of these calls is redirected to the replacing node.
 */
const successors = new WeakMap<Node, Node>()
const observer = new MutationObserver(recordReplacements)
const { insertBefore, removeChild } = Node.prototype
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor

function recordReplacements(changes: MutationRecord[]) {
  for (const { removedNodes, addedNodes } of changes) {
    for (const node of addedNodes) {
      const last = latest(node)
      // When React moves a text node, its replacement at the old place is removed.
      if (last !== node && node instanceof Text) last.parentNode?.removeChild(last)
      successors.delete(node)
    }
    removedNodes.forEach((node, index) => {
      const successor = addedNodes[index]
      if (successor) successors.set(node, successor)
    })
  }
}

function latest(node: Node): Node {
  const successor = successors.get(node)
  return successor ? latest(successor) : node
}

/** The node itself while it is on the page, otherwise its replacement, if any. */
function currentNode(node: Node): Node {
  recordReplacements(observer.takeRecords())
  return node.parentNode ? node : latest(node)
}

/** Must be called before React's first render. */
export function tolerateTranslation() {
  observer.observe(document, { childList: true, subtree: true })
  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, next: Node | null) {
      let anchor = next && currentNode(next)
      while (anchor && anchor.parentNode !== this) anchor = anchor.parentNode
      return insertBefore.call(this, node, anchor)
    },
    removeChild(this: Node, node: Node) {
      const child = node.parentNode === this ? node : currentNode(node)
      if (child.parentNode) removeChild.call(child.parentNode, child)
      return node
    },
  })
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string) {
      const replacement = currentNode(this)
      if (replacement !== this) replacement.parentNode?.replaceChild(this, replacement)
      nodeValue.set?.call(this, value)
    },
  })
}
