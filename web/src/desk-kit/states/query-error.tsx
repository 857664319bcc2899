import { PartError } from './list-error'

type Props = { what: string; answer: { data: unknown; error: unknown; refetch: () => unknown } }

/** In place of a part of a page whose call failed; nothing while it comes and once it is there. */
export function QueryError({ what, answer: { data, error, refetch } }: Props) {
  return error && data === undefined ? <PartError what={what} error={error} onRetry={() => void refetch()} /> : null
}
