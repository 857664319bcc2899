import type { World } from '../state/world'
import type { Form } from './form'
import { list, readShape, type Shape, text } from './shapes'

type Run<P> = (world: World, params: P, id: string) => Promise<object>
type Door = {
  /** A browser may call it with the publishable key and the object's client secret. */
  browser?: boolean
}
export type Route = {
  method: string
  steps: string[]
  isOpenToBrowsers: boolean
  read: (form: Form) => object
  run: Run<object>
}

const expand = list(text)

/** A call, its parameters by the SDK's own type, and its work. */
export function route<P extends object>(
  address: string,
  shape: Shape<P>,
  run: Run<P>,
  { browser = false }: Door = {},
): Route {
  const [method = '', path = ''] = address.split(' ')
  const known = { expand, ...(browser ? { client_secret: text, key: text } : {}), ...shape }
  return {
    method,
    steps: path.split('/').slice(1),
    isOpenToBrowsers: browser,
    read: (form) => readShape(known as Shape<Record<string, unknown>>, form),
    run: run as Run<object>,
  }
}

const holds = (step: string, part: string | undefined) => step.startsWith(':') || step === part

/** The route of a path, and the id in it. */
export function findRoute(routes: Route[], method: string, path: string) {
  const parts = path.split('/').slice(1).map(decodeURIComponent)
  const found = routes.find(
    ({ steps, ...it }) =>
      it.method === method && steps.length === parts.length && steps.every((step, n) => holds(step, parts[n])),
  )
  return found && { route: found, id: parts[found.steps.findIndex((step) => step.startsWith(':'))] ?? '' }
}
